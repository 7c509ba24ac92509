// The regular expressions that take more than linear time, by recheck: node patterns.mjs LOCK [MODULE…] <PATTERNS
// PATTERNS is a JSON object of them by name; those that stand in the modules are looked at too. LOCK holds earlier
// verdicts by digest: null, or what recheck says of a slow one. The answer: the slow ones by name, and all verdicts.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { text } from 'node:stream/consumers'
import ts from 'typescript'

// the same on a slow machine: counts end a search, not time
const COUNTED = { timeout: null, attackTimeout: null, incubationTimeout: null, seedingTimeout: null }

const { version } = JSON.parse(readFileSync(new URL('node_modules/recheck/package.json', import.meta.url)))
/** Of all that a verdict depends on. */
const digestOf = (source, flags) =>
  createHash('sha256').update(JSON.stringify([version, COUNTED, source, flags])).digest('hex').slice(0, 24)

const slow = async (source, flags) => {
  const { default: recheck } = await import('recheck') // its start takes seconds
  const { status, complexity, attack, error } = await recheck.check(source, flags, COUNTED)
  if (status === 'safe') return null
  return status === 'vulnerable' ? `${complexity.summary}: ${attack.pattern}` : JSON.stringify(error)
}

function* literals(node) {
  if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) yield node.text
  for (const child of node.getChildren()) yield* literals(child)
}

const asked = Object.entries(JSON.parse(await text(process.stdin))).map(([name, source]) => [name, source, 'u'])
const [lock, ...modules] = process.argv.slice(2)
const locked = JSON.parse(readFileSync(lock, 'utf8'))
for (const file of modules) {
  const module = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  for (const literal of literals(module)) {
    const end = literal.lastIndexOf('/')
    asked.push([`${basename(file)} ${literal}`, literal.slice(1, end), literal.slice(end + 1)])
  }
}
const costs = {}
const verdicts = {}
const next = async () => {
  for (let entry = asked.pop(); entry; entry = asked.pop()) {
    const [name, source, flags] = entry
    const digest = digestOf(source, flags)
    const cost = digest in locked ? locked[digest] : await slow(source, flags)
    verdicts[digest] = cost
    if (cost) costs[name] = cost
  }
}
await Promise.all(Array.from({ length: availableParallelism() }, next))
process.stdout.write(JSON.stringify({ costs, verdicts }))
