/** The last instant at which something may still be done that ends at a midnight: its day is the last one. */
export function lastMoment(until: string | Date) {
  return new Date(new Date(until).getTime() - 1000)
}
