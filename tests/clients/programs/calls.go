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
	deep    = int64(5_000_000_000) // more than 32 bits
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

// sendable is an answer's round as requests have it.
func sendable(round client.NextRound) client.BettingRound {
	var sent client.BettingRound
	told, err := json.Marshal(round)
	if err == nil {
		err = json.Unmarshal(told, &sent)
	}
	if err != nil {
		log.Fatal(err)
	}
	return sent
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
	facing := client.NewBettingRound(client.STRUCTURE_NO_LIMIT, 200, *client.NewNullableInt32(of(int32(3))), []client.Player{
		*client.NewPlayer(1, 9900, 100, false), *client.NewPlayer(2, 9600, 400, true), *client.NewPlayer(3, 9800, 0, false)})
	facing.CurrentBet, facing.LastFullRaiseBy = of(int64(400)), of(int64(200))
	raising := client.NewDecisionRequest(rulebook, *facing)
	raising.Action = &client.ProposedAction{Type: client.PROPOSEDTYPE_RAISE, To: of(int64(500))}
	first := decide(*raising)
	reason := first.Reasons[0]
	fmt.Println(first.Ruling, first.Action.Get().To, *reason.Clause.Get(), reason.Message)

	opening := client.NewOpening(client.STRUCTURE_NO_LIMIT, 100,
		[]client.OpeningPlayer{*client.NewOpeningPlayer(1, deep), *client.NewOpeningPlayer(2, deep)})
	opening.Street, opening.Streets, opening.Button = of(int32(1)), of(int32(4)), of(int32(1))
	opening.Posts = []client.Post{
		*client.NewPost(1, client.POSTTYPE_SMALL_BLIND, 50), *client.NewPost(2, client.POSTTYPE_BIG_BLIND, 100)}

	// rounds: a plain action and a declaration as steps
	asked := client.NewRoundsRequest(rulebook)
	asked.Opening = opening
	asked.Compare = []string{"roberts-11"}
	asked.Actions = []client.Step{{Type: client.PROPOSEDTYPE_CALL.Ptr()}, {Declaration: saying("check")}}
	began := good(floorman.DecisionsAPI.ReplayRound(ctx).RoundsRequest(*asked).Execute())
	same(began.Next.Get().Type, "street", "what follows")
	same(began.Compared[0].Answer.Next.Get().Type, "street", "comparison")

	// the next street, from the snapshot as it was answered
	later := client.NewRoundsRequest(rulebook)
	later.After = client.NewAfter(sendable(began.Round))
	flop := good(floorman.DecisionsAPI.ReplayRound(ctx).RoundsRequest(*later).Execute()).Round
	same([]any{flop.Street, flop.Pot, flop.ToAct}, []any{2, 200, 2}, "next street")
	round := sendable(flop)

	options := good(floorman.DecisionsAPI.ListOptions(ctx).OptionsRequest(*client.NewOptionsRequest(rulebook, round)).Execute())
	same(options.Options.Get().Raise.Get().MaxTo, deep-100, "the most")

	betting := client.NewDecisionRequest(rulebook, round)
	betting.Action = &client.ProposedAction{Type: client.PROPOSEDTYPE_BET, To: of(deep - 200)}
	bet := decide(*betting)
	same(bet.Options.Get().Call.Get().To, deep-200, "options")
	same([]any{bet.Legal, bet.Action.Get().Type, bet.Action.Get().To}, []any{true, "bet", deep - 200}, "decision")

	calling := client.NewDecisionRequest(rulebook, sendable(bet.Round))
	calling.Declaration = saying("call")
	said := decide(*calling)
	same(said.Action.Get().Add, deep-200, "declaration")
	same(said.Options.Get(), nil, "options, and nobody is to act")

	found := client.NewBettingRound(client.STRUCTURE_NO_LIMIT, 200, *client.NewNullableInt32(of(int32(1))), []client.Player{
		*client.NewPlayer(1, 9000, 600, true), *client.NewPlayer(2, 8000, 1000, true),
		*client.NewPlayer(3, 8000, 1000, true), *client.NewPlayer(4, 8000, 1000, true)})
	found.Street, found.Streets = of(int32(2)), of(int32(4))
	found.Pot, found.CurrentBet, found.LastFullRaiseBy = of(int64(900)), of(int64(1000)), of(int64(600))
	underbet := client.NewDecisionRequest(rulebook, *found)
	underbet.Incident = client.NewIncident("underbet_found", 2)
	underbet.Incident.Faced, underbet.Incident.StreetOver = of(int64(600)), of(false)
	same(len(decide(*underbet).Reasons) > 0, true, "incident")

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
	same([]any{items[0].Answer.Legal, items[1].Problem.Errors[0].Code}, []any{true, "request.one_step"}, "batch")

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
