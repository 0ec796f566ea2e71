import { BaseSequencer, type TestSpecification } from 'vitest/node'

// The slowest first. Begun last, they would leave the other workers without work at the end.
const slow = [
  'start-after-a-kill',
  'silence',
  'guards',
  'forms',
  'installations',
  'refund-to-send',
  'start-output',
  'call-parity',
  'demo-people',
  'worker',
  'upgrade',
  'lists',
  'exports',
  'redirects',
  'card-payments',
  'backup',
  'call-parity-of-members',
  'first-admin',
  'killed-migration',
  'calls-by-visitors',
  'people-lists',
  'patience',
  'odd-calls',
]

const placeOf = ({ moduleId }: TestSpecification) =>
  slow.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))

/** Starts the slowest files first; a fresh clone does not know yet which they are. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const others = await super.sort(files)
    return [
      ...others.filter((file) => placeOf(file) >= 0).sort((a, b) => placeOf(a) - placeOf(b)),
      ...others.filter((file) => placeOf(file) < 0),
    ]
  }
}
