import { LeafMeter } from './leaf'

type ProgressStepsProps = {
  /** «Βήμα 3 από 7» */
  text: string
  current: number
  total: number
}

/** The progress in a form of several pages. */
export function ProgressSteps({ text, current, total }: ProgressStepsProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm font-bold">
      {text}
      <LeafMeter value={current} total={total} className="text-primary" />
    </p>
  )
}
