// Plays a duel of Étoiles Filantes from Go: wasm2c makes C of the module (game.h), and cgo compiles it.
//
//	wasm2c -n filantes filantes.wasm -o filantes.c
//	cp /usr/share/wabt/wasm2c/wasm-rt-impl.[ch] .      # this folder then has play.go, game.h and these; not play.c
//	go mod init play && CGO_LDFLAGS=-lm go build -o play && ./play 7
//
// docs/wasm.md explains the entry points.
package main

// #include "game.h"
import "C"

import (
	"encoding/json"
	"fmt"
	"os"
	"strconv"
	"unsafe"
)

type description struct {
	MaxLegal   int `json:"max_legal"`
	MaxEvents  int `json:"max_events"`
	EventWidth int `json:"event_width"`
	State      struct {
		Size   int
		Fields map[string]struct{ Offset int }
	}
	Modes map[string]struct {
		Setups map[string]map[string]struct{ Config []int32 }
	}
}

var game C.Game

func reserve(size int) C.u32 { return C.reserve(&game, C.u32(size)) }

// read gives the values at an address of the module's memory.
func read[T any](address C.u32, count C.u32) []T {
	return unsafe.Slice((*T)(C.at(&game, address)), int(count))
}

func main() {
	C.begin(&game)
	const room = 1 << 16
	text := reserve(room)
	var about description
	if err := json.Unmarshal(read[byte](text, C.describe(&game, text, room)), &about); err != nil {
		panic(err)
	}
	config := about.Modes["duel"].Setups["1"]["2"].Config // of rules version 1, for two players
	state, after, configAt := reserve(about.State.Size), reserve(about.State.Size), reserve(4*len(config))
	actions, points, rng := reserve(2*about.MaxLegal), reserve(4*8), reserve(24)
	log := reserve(2 * about.EventWidth * (about.MaxEvents + 1))
	copy(read[int32](configAt, C.u32(len(config))), config)

	seed, _ := strconv.Atoi(os.Args[1])
	C.seed(&game, rng, C.u32(seed), 0)
	C.setup(&game, state, 2, configAt, C.u32(len(config)), rng)
	over := C.u32(about.State.Fields["over"].Offset)
	for ply := 0; read[int8](state+over, 1)[0] == 0; ply++ {
		legal := read[int16](actions, C.legal(&game, state, actions))
		action := C.u32(legal[ply%len(legal)])
		var move struct{ Notation string }
		json.Unmarshal([]byte("{"+string(read[byte](text, C.write_move(&game, state, action, text, room)))+"}"), &move)
		fmt.Println(move.Notation)
		C.step(&game, state, after, action, log)
		state, after = after, state
	}
	winners := C.standings(&game, state, points) // a bit set
	fmt.Printf("points %d %d, winners %d\n", read[int32](points, 2)[0], read[int32](points, 2)[1], winners)
}
