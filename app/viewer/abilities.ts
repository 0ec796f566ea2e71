import type { Role } from './role'

/** What a page or a call asks of its reader; a role is also the name of what only it reads. */
export type Subject = 'public' | 'not-auth' | 'not-mentor' | 'not-mentee' | 'not-admin' | Role

const ofAnyone: Subject[] = ['public', 'not-auth', 'not-mentor', 'not-mentee', 'not-admin']

/** The subjects she may read, acting in this role; null: a visitor, or a user who has not chosen one yet. */
export function abilitiesOf(role: Role | null): ReadonlySet<Subject> {
  const abilities = new Set(ofAnyone)
  if (!role) return abilities
  abilities.delete('not-auth')
  abilities.delete(`not-${role}`)
  return abilities.add(role)
}
