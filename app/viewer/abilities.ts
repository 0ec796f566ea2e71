import type { Role } from './role'

/** The subject of a page or call. A role is also the name of the subject that only this role has. */
export type Subject = 'public' | 'not-auth' | 'not-mentor' | 'not-mentee' | 'not-admin' | Role

const ofAnyone: Subject[] = ['public', 'not-auth', 'not-mentor', 'not-mentee', 'not-admin']

/** The subjects of a viewer who acts in this role; null for a visitor or a user without a chosen role. */
export function abilitiesOf(role: Role | null): ReadonlySet<Subject> {
  const abilities = new Set(ofAnyone)
  if (!role) return abilities
  abilities.delete('not-auth')
  abilities.delete(`not-${role}`)
  return abilities.add(role)
}
