import type { CreatedRole } from '~/domain/created-people/schema'
import type { News } from '~/http/news'
import { hasPage } from '~/route-table'

type Named = { name: string; surname: string; invite: boolean; addToUserId?: number }

/** The outcome of a creation, with the name and a link to the record where its page exists. */
export function newsOfPerson(role: CreatedRole, { invite, addToUserId, ...who }: Named, id: number): News {
  const record = hasPage(`/admin/${role}s/:${role}Id`)
  return {
    key: addToUserId ? 'profileAdded' : invite ? 'personInvited' : 'personCreated',
    values: { name: `${who.name} ${who.surname}` },
    links: record ? [{ to: `/admin/${role}s/${id}`, key: 'openRecord' }] : undefined,
  }
}
