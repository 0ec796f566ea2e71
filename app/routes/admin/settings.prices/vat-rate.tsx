/** A rate, and below 0 % its ground. */
export const VatRate = ({ percent, ground }: { percent: number; ground?: string | null }) => (
  <>
    {percent} %{ground && <span className="block break-words text-muted">{ground}</span>}
  </>
)
