/** What a user may act as. */
export const roles = ['mentor', 'mentee', 'admin'] as const
export type Role = (typeof roles)[number]
