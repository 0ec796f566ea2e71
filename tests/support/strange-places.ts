import { randomBytes } from 'node:crypto'
import type { Sql } from 'postgres'
import type { Role } from '~/viewer/role'
import type { Page } from '~/route-table'
import type { People, Woman } from './people'
import { pagesWithAction } from './route-paths'
import type { Target } from './strange'
import { approve, send } from './acts'

/** Every page with forms, on existing rows, each with a user who may send them. */
export async function strangePlaces({
  owner,
  aMentor,
  aMentee,
  anAdmin,
  aUser,
}: People & { owner: Sql }): Promise<(Target & { page: string })[]> {
  const both = await aUser()
  const [mentor, free, applicant] = [
    await aMentor({ userId: both }),
    await aMentor(),
    await aMentor({ status: 'new' }),
  ]
  await aMentee({ userId: both, package: 'none' })
  const [asking, buyer, ordered, admin] = [
    await aMentee(),
    await aMentee(),
    await aMentee({ package: 'awaiting_payment' }),
    await anAdmin(),
  ]
  const waiting = await send(asking, mentor)
  const mentorship = await approve(free, await send(await aMentee(), free))
  const token = randomBytes(32).toString('hex')
  await owner`
    insert into private.tokens (token_hash, user_id, purpose, notification, expires_at)
    values (rules.token_hash(${token}), ${both}, 'unsubscribe', 'digest', now() + interval '1 day')`
  const ids: Record<string, string | number> = {
    mentorId: applicant.id,
    requestId: waiting,
    packageId: 1,
    purchaseId: ordered.purchaseId,
    mentorshipId: mentorship,
    token,
    menteeId: asking.id,
    proofId: 1,
  }
  const senders: Partial<Record<string, [Woman | null, Role | null]>> = {
    '/choose-profile': [{ userId: both } as Woman, null],
    '/mentor/register': [buyer, 'mentee'],
    '/mentee/register': [free, 'mentor'],
    '/mentee/mentorships/requests/:requestId/withdraw': [asking, 'mentee'],
    '/mentors/:mentorId': [buyer, 'mentee'],
    '/erase-my-account': [buyer, 'mentee'],
    '/switch-account': [mentor, 'mentor'],
  }
  const byResource: Partial<Record<Page['resource'], [Woman, Role]>> = {
    mentor: [mentor, 'mentor'],
    mentee: [ordered, 'mentee'],
    admin: [admin, 'admin'],
  }
  return pagesWithAction.map(({ path, resource }) => {
    const [woman, role] = senders[path] ?? byResource[resource] ?? [null, null]
    const mentorId = path === '/mentors/:mentorId' ? mentor.id : ids.mentorId
    return {
      page: path,
      path: path.replace(/:(\w+)/g, (_, name: string) =>
        String(name === 'mentorId' ? mentorId : (ids[name] ?? 1)),
      ),
      role,
      userId: woman?.userId ?? null,
    }
  })
}
