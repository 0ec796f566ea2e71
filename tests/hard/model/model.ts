// The product as a small model without a database: who has bought what, asked whom and meets whom.
import {
  menteeWhoMentors,
  mentorCount,
  packages,
  type Kind,
  type Mentorship,
  type Part,
  type Purchase,
  type Request,
} from './things'

export class Model {
  active = Array.from({ length: mentorCount }, () => true)
  purchases: Purchase[] = []
  requests: Request[] = []
  mentorships: Mentorship[] = []
  /** Keys of forms that were sent. */
  usedForms: string[] = []
  payments = 0

  get parts() {
    return this.purchases.flatMap((purchase) => purchase.parts)
  }

  order(mentee: number, packageId: number, made: { id: number; partIds: number[] }, half = false): Purchase {
    const { price, parts } = packages[packageId]!
    const purchase: Purchase = {
      id: made.id,
      mentee,
      packageId,
      price: half ? Math.round(price / 2) : price,
      paid: 0,
      refunded: false,
      cancelled: false,
      begin: false,
      withdrawn: false,
      awardWithdrawn: false,
      rejections: 0,
      parts: [],
    }
    purchase.parts = parts.map(([kind, minimum], n) => ({
      id: made.partIds[n]!,
      purchase,
      kind,
      minimum,
      status: 'awaiting_payment',
      pausedOnce: false,
    }))
    this.purchases.push(purchase)
    return purchase
  }

  pay(purchase: Purchase) {
    if (purchase.paid > 0) return
    purchase.paid = ++this.payments
    for (const part of purchase.parts) if (part.status === 'awaiting_payment') part.status = 'paid'
  }

  openOrder = (mentee: number, packageId: number) =>
    this.purchases.find(
      (each) => each.mentee === mentee && each.packageId === packageId && each.paid === 0 && !each.cancelled,
    )

  pendingOf = (mentee: number) =>
    this.requests.find((each) => each.mentee === mentee && each.status === 'pending')
  runningOf = (mentee: number) =>
    this.mentorships.find((each) => each.mentee === mentee && each.status === 'running')
  busy = (mentor: number) =>
    this.mentorships.some((each) => each.mentor === mentor && each.status === 'running')

  menteeObstacle(mentee: number) {
    if (this.pendingOf(mentee)) return 'request_pending'
    return this.runningOf(mentee) ? 'mentee_in_mentorship' : undefined
  }

  mentorObstacle(mentor: number, mentee: number) {
    if (mentor === mentorCount - 1 && mentee === menteeWhoMentors) return 'own_profile'
    if (!this.active[mentor]) return 'mentor_not_available'
    return this.busy(mentor) ? 'mentor_in_mentorship' : undefined
  }

  /** Whether the coaching before a part was completed; true when there is none. */
  coached = (part: Part) =>
    part.kind === 'coaching' ||
    part.purchase.parts.every((each) => each.kind !== 'coaching' || each.closed === 'completed')

  partFor(mentee: number, kind: Kind) {
    return this.parts
      .filter((part) => part.purchase.mentee === mentee && part.kind === kind && part.status === 'paid')
      .filter((part) => this.coached(part) && part.claim !== 'passed')
      .sort((a, b) => a.purchase.paid - b.purchase.paid || a.id - b.id)[0]
  }

  packageObstacle(mentee: number, kind: Kind) {
    const own = this.parts.filter((part) => part.purchase.mentee === mentee && part.kind === kind)
    if (this.partFor(mentee, kind)) return undefined
    if (own.some((part) => part.status === 'paid' && !this.coached(part))) return 'coaching_not_completed'
    if (own.some((part) => part.status === 'awaiting_payment')) return 'payment_not_confirmed'
    return own.some(
      (part) => (part.status === 'paid' && part.claim === 'passed') || part.closed === 'expired',
    )
      ? 'claim_period_passed'
      : kind === 'coaching'
        ? 'no_coaching_package'
        : 'no_package'
  }

  /** One whose deadline has passed has expired, whatever closes it. */
  closeRequest(request: Request, asked: string) {
    const reason = request.late ? 'expired' : asked
    Object.assign(request, { status: 'rejected', closed: reason })
    if (request.part.status === 'pending') this.giveBack(request.part, reason === 'withdrawn')
    if (['mentor_rejected', 'admin_rejected', 'expired'].includes(reason))
      request.part.purchase.rejections += 1
  }

  closeWaiting(mentor: number) {
    for (const request of this.requests) {
      if (request.mentor === mentor && request.status === 'pending')
        this.closeRequest(request, 'mentor_unavailable')
    }
  }

  start(id: number, mentor: number, part: Part) {
    this.mentorships.push({
      id,
      mentor,
      part,
      mentee: part.purchase.mentee,
      status: 'running',
      sessions: [],
      resumeLate: false,
    })
    part.status = 'running'
    this.closeWaiting(mentor)
  }

  /** Sessions count for the part, whoever the mentor was. */
  sessionsOn = (part: Part) =>
    this.mentorships.filter((each) => each.part === part).reduce((sum, each) => sum + each.sessions.length, 0)

  /** A claim that ended in the meantime is extended, unless the mentee herself took the request back. */
  giveBack(part: Part, ownChoice = false) {
    Object.assign(part, { status: 'paid', claim: ownChoice ? part.claim : part.claim && 'open' })
  }

  closePart(part: Part, closed: Part['closed']) {
    Object.assign(part, { status: 'completed', closed })
  }

  /** Coaching that was not completed also ends the mentoring after it. */
  closeWithMentoring(part: Part, closed: Part['closed']) {
    this.closePart(part, closed)
    if (part.kind !== 'coaching' || closed === 'completed') return
    for (const each of part.purchase.parts) if (each.status === 'paid') this.closePart(each, closed)
  }

  end(mentorship: Mentorship, status: 'stopped' | 'completed', outcome: 'replace' | 'close') {
    mentorship.status = status
    if (outcome === 'replace') this.giveBack(mentorship.part)
    else this.closeWithMentoring(mentorship.part, status === 'completed' ? 'completed' : 'cancelled')
  }

  closeParts(purchase: Purchase, closed: Part['closed']) {
    for (const request of this.requests) {
      if (request.part.purchase === purchase && request.status === 'pending')
        this.closeRequest(request, 'purchase_closed')
    }
    for (const each of this.mentorships) {
      if (each.part.purchase !== purchase || each.status !== 'paused') continue
      each.status = 'stopped'
      this.closeWithMentoring(each.part, closed)
    }
    for (const part of purchase.parts) {
      if (['awaiting_payment', 'paid', 'pending'].includes(part.status)) this.closePart(part, closed)
      if (closed === 'refunded' && (part.closed === 'cancelled' || part.closed === 'expired'))
        part.closed = closed
    }
  }

  /** The same shape as stateOf reads from the database. */
  get state() {
    const byId = <T extends { id: number }>(rows: T[], tell: (row: T) => unknown[]) =>
      [...rows]
        .sort((a, b) => a.id - b.id)
        .map((row) => [row.id, ...tell(row)].join(' '))
        .join('\n')
    return {
      mentors: this.active.map((active) => (active ? 'active' : 'inactive')).join(' '),
      purchases: byId(this.purchases, (row) => [row.price, row.paid > 0, row.refunded, row.cancelled]),
      parts: byId(this.parts, (row) => [row.status, row.closed ?? '-']),
      requests: byId(this.requests, (row) => [row.part.id, row.status, row.closed ?? '-']),
      mentorships: byId(this.mentorships, (row) => [row.part.id, row.status, row.sessions.length]),
    }
  }
}
