// A first answer, and one call of each kind, by the client that openapi-generator's go makes.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log"
	"os"

	"calls/client"
)

const (
	rulebook = "tda-2019"
	deep     = int64(5_000_000_000) // more than 32 bits
)

func same(found, wanted any, what string) {
	left, _ := json.Marshal(found)
	right, _ := json.Marshal(wanted)
	if string(left) != string(right) {
		log.Fatalf("%s: %s", what, left)
	}
}

func good[T any](answer T, _ any, err error) T {
	var refused *client.GenericOpenAPIError
	if errors.As(err, &refused) {
		log.Fatalf("%v: %s", err, refused.Body())
	}
	if err != nil {
		log.Fatal(err)
	}
	return answer
}

func saying(word string) *client.Declaration {
	return &client.Declaration{Words: []client.Statement{{Word: &word}}}
}

func of[T any](value T) *T { return &value }

func main() {
	settings := client.NewConfiguration()
	settings.Servers = client.ServerConfigurations{{URL: os.Args[1]}}
	floorman := client.NewAPIClient(settings)
	ctx := context.Background()
	decide := func(asked client.DecisionRequest) *client.Decision {
		return good(floorman.DecisionsAPI.Decide(ctx).DecisionRequest(asked).Execute())
	}

	// the README's decision: a raise to 500 where the minimum is 600
	facing := client.NewRound(client.STRUCTURE_NO_LIMIT, 200, *client.NewNullableInt32(of(int32(3))), []client.Player{
		*client.NewPlayer(1, 9900, 100, false), *client.NewPlayer(2, 9600, 400, true), *client.NewPlayer(3, 9800, 0, false)})
	facing.CurrentBet, facing.LastFullRaiseBy = of(int64(400)), of(int64(200))
	raising := client.NewDecisionRequest(rulebook, *facing)
	raising.Action = &client.ProposedAction{Type: client.PROPOSEDTYPE_RAISE, To: of(int64(500))}
	first := decide(*raising)
	reason := first.Reasons[0]
	fmt.Println(first.Ruling, first.Action.Get().To, *reason.Clause.Get(), reason.Message)

	// a hand's button and blinds, and the opening of its first round
	dealNext := func(table client.Table) *client.Deal { // null only if the ruling is discretion
		return good(floorman.DecisionsAPI.DealNextHand(ctx).NextHandRequest(*client.NewNextHandRequest(rulebook, table)).Execute()).Deal.Get()
	}
	table := client.NewTable("cash", client.STRUCTURE_NO_LIMIT, []int32{1, 2},
		[]client.SeatedPlayer{*client.NewSeatedPlayer(1, deep), *client.NewSeatedPlayer(2, deep)}, 100, 50)
	table.Streets, table.ButtonDrawn = of(int32(4)), of(int32(1))
	deal := dealNext(*table)
	opening := &deal.Opening

	// rounds: a plain action and a declaration as steps
	asked := client.NewRoundsRequest(rulebook)
	asked.Opening = opening
	asked.Compare = []string{"roberts-11"}
	asked.Actions = []client.Step{{Type: client.PROPOSEDTYPE_CALL.Ptr()}, {Declaration: saying("check")}}
	began := good(floorman.DecisionsAPI.ReplayRound(ctx).RoundsRequest(*asked).Execute())
	same(began.Next.Get().Type, "street", "what follows")
	same(began.Compared[0].Answer.Next.Get().Type, "street", "comparison")

	// the next street, from the snapshot as it was answered
	later := client.NewNextStreetRequest(rulebook, began.Round)
	round := good(floorman.DecisionsAPI.BeginNextStreet(ctx).NextStreetRequest(*later).Execute()).Round
	same([]any{round.Street, round.PotBeforeRound, round.ToAct}, []any{2, 200, 2}, "next street")

	options := good(floorman.DecisionsAPI.ListOptions(ctx).OptionsRequest(*client.NewOptionsRequest(rulebook, round)).Execute())
	same(options.Options.Get().Raise.Get().MaxTo, deep-100, "the most")

	betting := client.NewDecisionRequest(rulebook, round)
	betting.Action = &client.ProposedAction{Type: client.PROPOSEDTYPE_BET, To: of(deep - 200)}
	bet := decide(*betting)
	same(bet.Options.Get().Call.Get().To, deep-200, "options")
	same([]any{bet.Ruling, bet.Action.Get().Type, bet.Action.Get().To}, []any{"accepted", "bet", deep - 200}, "decision")

	calling := client.NewDecisionRequest(rulebook, bet.Round)
	calling.Declaration = saying("call")
	said := decide(*calling)
	same(said.Action.Get().Add, deep-200, "declaration")
	same(said.Options.Get(), nil, "options, and nobody is to act")

	// the hand's last street, and its pots
	later = client.NewNextStreetRequest(rulebook, said.Round)
	later.Actions = []client.Step{{Type: client.PROPOSEDTYPE_CHECK.Ptr()},
		{Type: client.PROPOSEDTYPE_BET.Ptr(), To: of(int64(100))}, {Type: client.PROPOSEDTYPE_FOLD.Ptr()}}
	end := good(floorman.DecisionsAPI.BeginNextStreet(ctx).NextStreetRequest(*later).Execute())
	stacks := map[int32]int64{}
	for _, player := range end.Round.Players {
		stacks[player.Seat] = player.Stack
	}
	if uncalled := end.Next.Get().Uncalled.Get(); uncalled != nil {
		stacks[uncalled.Seat] += uncalled.Amount
	}
	for _, pot := range end.Next.Get().Pots {
		stacks[pot.Seats[0]] += pot.Amount
	}
	same(stacks, map[int32]int64{1: 2*deep - 100, 2: 100}, "stacks")

	// the next hand, from the last answer and the stacks
	table.Players, table.Last, table.ButtonDrawn = deal.Players, &deal.Last, nil
	for place := range table.Players {
		table.Players[place].Stack = stacks[table.Players[place].Seat]
	}
	next := dealNext(*table)
	asked = client.NewRoundsRequest(rulebook)
	asked.Opening, asked.Actions = &next.Opening, []client.Step{{Type: client.PROPOSEDTYPE_FOLD.Ptr()}}
	folded := good(floorman.DecisionsAPI.ReplayRound(ctx).RoundsRequest(*asked).Execute())
	same([]any{next.Button, folded.Next.Get().Winner}, []any{2, 1}, "next hand")

	misinformed := client.NewDecisionRequest(rulebook, *facing)
	misinformed.Incident = client.NewIncident("misinformed", 3)
	misinformed.Incident.ToldTo = of(int64(200))
	same(decide(*misinformed).Action.Get().To, 400, "incident")

	validate := func(hand client.HandRecord) *client.Report {
		return good(floorman.HandsAPI.ValidateHands(ctx).HandRecord(hand).Rulebook(rulebook).Detail(client.DETAIL_FULL).Execute())
	}
	fold := client.PROPOSEDTYPE_FOLD.Ptr()
	dealt := []client.SeatCards{*client.NewSeatCards(1, []string{"7c", "2d"})}
	hand := client.NewHand([]client.HandRound{{Dealt: dealt, Actions: []client.HandStep{{Type: fold}}}})
	hand.Structure, hand.Streets, hand.MinBet, hand.Button = client.STRUCTURE_NO_LIMIT.Ptr(), of(int32(4)), of(int64(100)), of(int32(1))
	hand.Players = []client.HandPlayer{*client.NewHandPlayer(1, deep), *client.NewHandPlayer(2, deep)}
	hand.Posts = []client.HandPost{
		*client.NewHandPost(1, client.POSTTYPE_SMALL_BLIND, 50), *client.NewHandPost(2, client.POSTTYPE_BIG_BLIND, 100)}
	report := validate(client.HandRecord{Id: of("hand-1"), Hand: hand})
	same([]any{report.Id, report.Legal}, []any{"hand-1", true}, "hand")

	// the hand that comes back corrected can be sent
	hand.Rounds[0].Actions = []client.HandStep{
		{Type: client.PROPOSEDTYPE_RAISE.Ptr(), To: of(int64(150))}, {Declaration: saying("call")}}
	illegal := validate(client.HandRecord{Hand: hand})
	again := validate(client.HandRecord{Hand: illegal.Corrected.Get()})
	same([]any{illegal.Legal, again.Legal}, []any{false, true}, "corrected hand")
	same(illegal.Corrected.Get().Rounds[0].Dealt, dealt, "cards")
	same(len(again.Rounds[0].Decisions), 2, "entries of the corrected hand")

	checking := client.NewDecisionRequest(rulebook, round)
	checking.Action = client.NewProposedAction(client.PROPOSEDTYPE_CHECK)
	nothing := client.NewDecisionRequest(rulebook, round)
	items := good(floorman.DecisionsAPI.DecideBatch(ctx).
		BatchRequest(*client.NewBatchRequest([]client.DecisionRequest{*checking, *nothing})).Execute()).Items
	same([]any{items[0].Answer.Ruling, items[1].Problem.Errors[0].Code}, []any{"accepted", "request.one_step"}, "batch")

	diff := good(floorman.RulebooksAPI.DiffRulebooks(ctx, rulebook, "roberts-11").Execute())
	same(diff.Topics[0].Parameters[0].A != diff.Topics[0].Parameters[0].B, true, "differences")

	_, answer, err := floorman.DecisionsAPI.Decide(ctx).DecisionRequest(*nothing).Execute()
	var refused *client.GenericOpenAPIError
	if !errors.As(err, &refused) {
		log.Fatal("no error")
	}
	problem := refused.Model().(client.Problem)
	same([]any{answer.StatusCode, problem.Errors[0].Code}, []any{422, "request.one_step"}, "error")
	fmt.Println("all calls made")
}
