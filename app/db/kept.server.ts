/** What a read shows: mentors, or what stands in lists and constants. The database tells when it changes (sql/triggers/shown.sql). */
type Shown = 'mentors' | 'lists'

// Where nobody hears what the database tells, and after a missed notice, so soon it heals.
const life = 30_000

const forgets: { shown: Shown; forget: () => void }[] = []

/** A read whose answer is kept until what it shows changes, and shared by all who ask; a failed one is asked again. */
export function kept<T>(shown: Shown, read: () => Promise<T>): () => Promise<T> {
  let last: { answer: Promise<T>; until: number } | undefined
  forgets.push({ shown, forget: () => (last = undefined) })
  return () => {
    if (!last || last.until < Date.now()) {
      const reading = { answer: read(), until: Date.now() + life }
      last = reading
      reading.answer.catch(() => {
        if (last === reading) last = undefined
      })
    }
    return last.answer
  }
}

/** Drops the reads that show what was told; all of them when anything may have been told. */
export function forgetTold(told?: string) {
  const shown = told?.startsWith('mentor') ? 'mentors' : 'lists'
  for (const each of forgets) if (!told || each.shown === shown) each.forget()
}
