"""Alembic runs this with the connection that ``connect.migrate`` hands it."""

from alembic import context

from asterism.server.storage.database import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
