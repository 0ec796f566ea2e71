/** The last second before a midnight deadline, to show its day as the last one. */
export function lastMoment(until: string | Date) {
  return new Date(new Date(until).getTime() - 1000)
}
