import { randomBytes } from 'node:crypto'
import type { Sql } from 'postgres'
import { asViewer } from '~/db/as-viewer.server'
import type { Role } from '~/viewer/role'
import type { Viewer } from '~/viewer/viewer'
import { buy, confirmPayment } from './acts'

export type Woman = { userId: number; viewer: Viewer }
export type Mentor = Woman & { id: number }
export type Mentee = Woman & { id: number; purchaseId: number; partIds: number[] }
export type PackageCode = 'three_months' | 'six_months' | 'two_in_one'

type UserIs = { name?: string; surname?: string; email?: string; birthdate?: string; phone?: string }
type MentorIs = UserIs & {
  /** An existing user who becomes a mentor as well. */
  userId?: number
  status?: 'new' | 'awaiting_response' | 'active' | 'inactive' | 'rejected'
  visibility?: 'public' | 'private'
  offersMentoring?: boolean
  offersCoaching?: boolean
  title?: string
  industryId?: number | null
}
type MenteeIs = UserIs & {
  userId?: number
  visibility?: 'public' | 'private'
  /** The packages of `kind` that the mentee bought; paid means that an admin has confirmed the payment. */
  package?: 'none' | 'awaiting_payment' | 'paid'
  kind?: PackageCode
}

/** Creates users, each signed in. */
export function peopleOf(owner: Sql) {
  let count = 0

  async function aUser({
    name = 'Άννα',
    surname = 'Παππά',
    email,
    birthdate = '1990-05-20',
    phone = '+306900000000',
  }: UserIs = {}) {
    count += 1
    const [user] = await owner<{ id: number }[]>`
      insert into data.users (email, name, surname, birthdate, phone)
      values (${email ?? `woman-${count}-${randomBytes(4).toString('hex')}@test.example`}, ${name}, ${surname}, ${birthdate}, ${phone}) returning id`
    return user!.id
  }

  /** Signs a user in, in a role or in none yet. */
  async function signedIn(userId: number, role: Role | null): Promise<Viewer> {
    const secretHash = randomBytes(32).toString('hex')
    await owner`
      insert into private.sessions (token_hash, user_id, role, expires_at)
      values (sha256(convert_to(${secretHash}, 'UTF8')), ${userId}, ${role}, now() + interval '1 day')`
    const [viewer] = await asViewer(
      { secretHash, role },
      (sql) => sql<Omit<Viewer, 'secretHash'>[]>`select * from api.viewer()`,
    )
    return { ...viewer!, secretHash }
  }

  async function aMentor({
    userId,
    status = 'active',
    visibility = 'public',
    offersMentoring = true,
    offersCoaching = false,
    title = 'Σύμβουλος',
    industryId = null,
    ...user
  }: MentorIs = {}): Promise<Mentor> {
    const herself = userId ?? (await aUser(user))
    const [mentor] = await owner<{ id: number }[]>`
      insert into data.mentors (user_id, status, visibility, offers_mentoring, offers_coaching)
      values (${herself}, ${status}, ${visibility}, ${offersMentoring}, ${offersCoaching}) returning id`
    const id = mentor!.id
    await owner`
      insert into data.mentor_cards (mentor_id, name, surname, title, industry_id)
      select ${id}, name, surname, ${title}, ${industryId} from data.users where id = ${herself}`
    await owner`insert into data.mentor_pages (mentor_id, description) values (${id}, 'Η πορεία της')`
    await owner`insert into data.mentor_details (mentor_id, mentoring_reason) values (${id}, 'για την ίδια')`
    await owner`select rules.refresh_mentor_card(${id})`
    return { id, userId: herself, viewer: await signedIn(herself, 'mentor') }
  }

  async function aMentee({
    userId,
    visibility = 'private',
    package: bought = 'paid',
    kind = 'three_months',
    ...user
  }: MenteeIs = {}): Promise<Mentee> {
    const herself = userId ?? (await aUser(user))
    const [row] = await owner<{ id: number }[]>`
      insert into data.mentees (user_id, visibility, about) values (${herself}, ${visibility}, 'Λίγα λόγια') returning id`
    const mentee = {
      id: row!.id,
      userId: herself,
      viewer: await signedIn(herself, 'mentee'),
      purchaseId: 0,
      partIds: [],
    }
    return bought === 'none' ? mentee : { ...mentee, ...(await aPackage(mentee, kind, bought)) }
  }

  /** Another package for a mentee. */
  async function aPackage(mentee: Woman, kind: PackageCode, bought: 'awaiting_payment' | 'paid' = 'paid') {
    const [wanted] = await owner<{ id: number }[]>`select id from data.packages where code = ${kind}`
    const purchaseId = await buy(mentee, wanted!.id)
    if (bought === 'paid') await confirmPayment(await theAdmin(), purchaseId)
    const parts = await owner<
      { id: number }[]
    >`select id from data.parts where purchase_id = ${purchaseId} order by position`
    return { purchaseId, partIds: parts.map((part) => part.id) }
  }

  async function anAdmin({ userId, ...user }: UserIs & { userId?: number } = {}): Promise<Woman> {
    const herself = userId ?? (await aUser(user))
    await owner`insert into data.admins (user_id) values (${herself})`
    return { userId: herself, viewer: await signedIn(herself, 'admin') }
  }

  let admin: Promise<Woman> | undefined
  /** The admin who does what must be done before a test begins. */
  const theAdmin = () => (admin ??= anAdmin())

  return { aUser, signedIn, aMentor, aMentee, aPackage, anAdmin, theAdmin }
}

export type People = ReturnType<typeof peopleOf>
