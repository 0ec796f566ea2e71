/** The sheets for sessions, in the order in which a pair may take them. */
export const sheets = ['goal', 'obstacle', 'network', 'pay', 'review', 'farewell'] as const
export type Sheet = (typeof sheets)[number]

/** The sheet that is offered for the nth session of a mentorship; the first has its guide, and the last is a farewell. */
export const sheetFor = (nth: number, minimum: number): Sheet =>
  nth >= minimum ? 'farewell' : (sheets[Math.max(nth - 2, 0)] ?? 'review')
