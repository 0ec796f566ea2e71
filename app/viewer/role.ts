/** The roles in which a user can act. */
export const roles = ['mentor', 'mentee', 'admin'] as const
export type Role = (typeof roles)[number]
