import { BaseSequencer, type TestSpecification } from 'vitest/node'

// These take ten seconds and more. Begun last, they would leave the other workers without work at the end.
const slow = [
  'exports',
  'forms',
  'installations',
  'guards',
  'refund-to-send',
  'demo-people',
  'silence',
  'upgrade',
  'worker',
  'redirects',
  'start-output',
  'calls-by-visitors',
  'odd-calls',
  'backup',
  'call-parity',
  'card-payments',
]

const isSlow = ({ moduleId }: TestSpecification) => slow.some((name) => moduleId.endsWith(`/${name}.test.ts`))

/** Starts the slowest files first; a fresh clone does not know yet which they are. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const others = await super.sort(files)
    return [...others.filter(isSlow), ...others.filter((file) => !isSlow(file))]
  }
}
