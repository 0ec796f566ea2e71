import { randomBytes } from 'node:crypto'
import type { Sql } from 'postgres'
import { read } from '~/db/read.server'
import type { AdminRight } from '~/viewer/rights'
import type { Role } from '~/viewer/role'
import type { Viewer } from '~/viewer/viewer'
import { buy, confirmPayment } from './acts'
import {
  addAdmins,
  addMentees,
  addMentors,
  addUsers,
  type MenteeIs,
  type MentorIs,
  type UserIs,
} from './people-rows'
import { cell, column } from './rows'

export type Woman = { userId: number; viewer: Viewer }
export type Mentor = Woman & { id: number }
export type Mentee = Woman & { id: number; purchaseId: number; partIds: number[] }
export type PackageCode = 'three_months' | 'six_months' | 'two_in_one'

type Person = Partial<UserIs> & {
  /** An existing user, who gets one more profile. */
  userId?: number
}
type NewMentor = Person & Omit<MentorIs, 'userId'>
type NewMentee = Person &
  Omit<MenteeIs, 'userId'> & {
    /** The packages of `kind` that the mentee bought; paid means that an admin has confirmed the payment. */
    package?: 'none' | 'awaiting_payment' | 'paid'
    kind?: PackageCode
  }
type NewAdmin = Person & { right?: AdminRight }

/** Creates users, each signed in. */
export function peopleOf(owner: Sql) {
  let count = 0

  async function aUser({ email, ...user }: Partial<UserIs> = {}) {
    count += 1
    const address = email ?? `woman-${count}-${randomBytes(4).toString('hex')}@test.example`
    const [id] = await addUsers(owner, [{ ...user, email: address }])
    return id!
  }

  /** Signs a user in, in a role or in none yet. */
  async function signedIn(userId: number, role: Role | null): Promise<Viewer> {
    const secretHash = randomBytes(32).toString('hex')
    await owner`
      insert into private.sessions (token_hash, user_id, role, expires_at)
      values (sha256(convert_to(${secretHash}, 'UTF8')), ${userId}, ${role}, now() + interval '1 day')`
    const [viewer] = await read(
      { secretHash, role },
      (sql) => sql<Omit<Viewer, 'secretHash'>[]>`select * from api.viewer()`,
    )
    return { ...viewer!, secretHash }
  }

  async function aMentor({
    userId,
    status,
    visibility,
    offersMentoring,
    offersCoaching,
    title,
    industryId,
    ...user
  }: NewMentor = {}): Promise<Mentor> {
    const herself = userId ?? (await aUser(user))
    const [id] = await addMentors(owner, [
      { userId: herself, status, visibility, offersMentoring, offersCoaching, title, industryId },
    ])
    return { id: id!, userId: herself, viewer: await signedIn(herself, 'mentor') }
  }

  async function aMentee({
    userId,
    visibility,
    package: bought = 'paid',
    kind = 'three_months',
    ...user
  }: NewMentee = {}): Promise<Mentee> {
    const herself = userId ?? (await aUser(user))
    const [id] = await addMentees(owner, [{ userId: herself, visibility }])
    const viewer = await signedIn(herself, 'mentee')
    const mentee = { id: id!, userId: herself, viewer, purchaseId: 0, partIds: [] }
    return bought === 'none' ? mentee : { ...mentee, ...(await aPackage(mentee, kind, bought)) }
  }

  const packageId = (kind: PackageCode) =>
    cell<number>(owner`select id from data.packages where code = ${kind}`)

  /** Another package for a mentee, with what she orders it with. */
  async function aPackage(
    mentee: Woman,
    kind: PackageCode,
    bought: 'awaiting_payment' | 'paid' = 'paid',
    order = {},
  ) {
    const purchaseId = await buy(mentee, await packageId(kind), order)
    if (bought === 'paid') await confirmPayment(await theAdmin(), purchaseId)
    const partIds = await column<number>(
      owner`select id from data.parts where purchase_id = ${purchaseId} order by position`,
    )
    return { purchaseId, partIds }
  }

  async function anAdmin({ userId, right, ...user }: NewAdmin = {}): Promise<Woman> {
    const herself = userId ?? (await aUser(user))
    await addAdmins(owner, [herself], right)
    return { userId: herself, viewer: await signedIn(herself, 'admin') }
  }

  /** An admin who gave her password so long ago that important acts ask for it again. */
  async function aTiredAdmin() {
    const tired = await anAdmin()
    await owner`update private.sessions set password_at = now() - interval '1 day' where user_id = ${tired.userId}`
    return tired
  }

  let admin: Promise<Woman> | undefined
  /** The admin who does what must be done before a test begins. */
  const theAdmin = () => (admin ??= anAdmin())

  return { aUser, signedIn, aMentor, aMentee, packageId, aPackage, anAdmin, aTiredAdmin, theAdmin }
}

export type People = ReturnType<typeof peopleOf>
