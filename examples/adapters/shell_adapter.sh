#!/bin/sh
# An engine of a shell and jq, which knows the first decision of a no-limit round and skips all else:
#   floorman conform --exec "sh examples/adapters/shell_adapter.sh"
# With TRACE=1 each message and its answer stand on standard error, which the runner does not show: send it to a file.
first_decision='
  .seq as $seq | .question as $asked | $asked.opening as $opening | ($opening.posts // []) as $posts
  | ([$posts[].type] | join(",")) as $posted | ($asked.action // {type: "none"}) as $action
  | ($opening | del(.structure, .street, .streets, .pot_before_round, .min_bet, .players, .posts, .first_to_act)) as $other
  | if $asked.actions != [] or $other != {} or ($posted | IN("", "small_blind,big_blind") | not)
        or ($posts != [] and $opening.first_to_act != null) or any($opening.players[]; length > 2 or .stack == 0)
        or $action.type == "complete" or ($action.type | IN("bet", "raise")) and $action.to == null
    then {skipped: "all but the first decision of a round with two blinds or none"}
    else [$opening.players[].seat] as $seats
    | ($seats | index($opening.first_to_act // $posts[-1].seat)) as $place
    | $opening.players[if $posts == [] then $place else ($place + 1) % ($seats | length) end] as $player
    | ([$posts[].amount] | max // 0) as $bet | ([$posts[] | select(.seat == $player.seat).amount] | add // 0) as $mine
    | ([$bet + $opening.min_bet, $player.stack] | min) as $least
    | {check: ($bet == $mine), call: (if $bet > $mine then {to: ([$bet, $player.stack] | min)} else null end),
       raise: (if $player.stack > $bet then {min_to: $least, max_to: $player.stack} else null end)} as $options
    | {answer: ({round: {to_act: $player.seat}, $options} as $told | {
          none: $told, fold: {legal: true}, all_in: {legal: true},
          check: {legal: $options.check}, call: {legal: ($options.call != null)}
        }[$action.type] // {legal: ($options.raise != null and $action.to >= $least and $action.to <= $player.stack)})}
    end | {seq: $seq} + .'

while IFS= read -r message; do
    case $(printf '%s\n' "$message" | jq -r .cmd) in
    start) told='{"version":1,"implementation":{"name":"shell","version":"1","language":"sh and jq","claims":{"levels":["betting"],"structures":["no_limit"],"tags":[]}}}' ;;
    rulebook) told='{"ok":true}' ;;
    run) told=$(printf '%s\n' "$message" | jq -c "$first_decision") ;;
    *) exit 0 ;;
    esac
    [ -z "${TRACE:-}" ] || printf '< %s\n> %s\n' "$message" "$told" >&2
    printf '%s\n' "$told"
done
