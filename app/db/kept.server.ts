/** A read whose answer is kept for a while and shared by all who ask; a failed one is asked again. */
export function kept<T>(seconds: number, read: () => Promise<T>): () => Promise<T> {
  let last: { answer: Promise<T>; until: number } | undefined
  return () => {
    if (!last || last.until < Date.now()) {
      const answer = read()
      last = { answer, until: Date.now() + seconds * 1000 }
      answer.catch(() => (last = undefined))
    }
    return last.answer
  }
}
