title = Host page
intro = For whoever runs this server: what is going on, and moderation. The host secret was printed when the server started.
secret = Host secret
enter = Sign in
go = Sign out
connections = Connections
people = People
tables = Games in progress
finished = Finished games
thinking = Bots thinking
load =
    { $cores ->
        [one] Load of { $cores } core
       *[other] Load of { $cores } cores
    }
memory = Memory
lag = Latency
running = Version { $version }, running for { $time }, on { $database }.
draining = This server is shutting down.
no-tables = No games in progress.
nobody = No one is connected.
no-bans = No one is banned.
bans = Banned
watch = Watch
chat = Chat
no-chat = No messages.
removed = removed
remove = Remove
end = End
end-sure = End this game without a result?
delete = Delete
delete-sure = Delete this table with all its moves and messages?
ban = Ban
ban-guest = Ban this guest for a week?
ban-address = Ban everyone at { $who } for a week?
lift = Unban
until = until { $time }
private = private
watchers = { $watching } watching
ban-here = Ban address
sure = Yes
cancel = No
reports = Reports
no-reports = No one has been reported.
report-line = { $who } reported { $about }: { $reason }
dismiss = Dismiss
