// Long: one type a row. Written by `npm run types` from the views and functions of api; a test compares.
/** What a row of each view and of each function that returns a table holds, by its name in schema api. */
export type Rows = {
  admin_application_records: {
    id: number
    userId: number
    status: 'new' | 'awaiting_response' | 'active' | 'inactive' | 'rejected'
    statusMessage: string | null
    appliedAt: Date
    visibility: 'public' | 'private'
    email: string
    name: string
    surname: string
    phone: string | null
    birthdate: string
    locale: string
    title: string
    industryId: number | null
    country: string | null
    countyId: number | null
    experienceSince: string | null
    topicIds: number[]
    languages: string[]
    photoId: number | null
    description: string
    mentoringSince: string | null
    links: string[]
    workStatusId: number | null
    mentoringReason: string | null
    menteeWishlist: string | null
    referralSourceId: number | null
    referralText: string | null
    own: boolean
    experience: string
    alike: { id: number; name: string; email: string; samePhone: boolean }[]
  }
  admin_applications: {
    id: number
    userId: number
    status: 'new' | 'awaiting_response' | 'active' | 'inactive' | 'rejected'
    name: string
    appliedAt: Date
    waitingDays: number
    years: number | null
    experience: 'long' | 'short' | 'missing'
    country: string | null
    industryNames: Record<string, string> | null
    countyNames: Record<string, string> | null
    sourceNames: Record<string, string> | null
    photoId: number | null
    own: boolean
    inNew: boolean
    inAwaitingResponse: boolean
    inRejected: boolean
    nameKey: string
    search: string
  }
  admin_awards: {
    id: number
    purchaseId: number
    scholarshipId: number
    scholarshipName: string
    kind: 'full_3m' | 'partial_50' | 'mentor_gift'
    year: number
    menteeId: number
    menteeName: string
    menteeEmail: string
    packageNames: Record<string, string>
    priceCents: number
    currency: string
    awardedAt: Date
    withdrawnAt: Date | null
    obstacle: string | null
    state: 'withdrawn' | 'refunded' | 'not_ordered' | 'awaiting_payment' | 'paid' | 'used'
  }
  admin_edit_requests: {
    id: number
    mentorId: number
    mentorName: string
    sentAt: Date
    waitingDays: number
    own: boolean
    fields: string[]
    inPending: boolean
    mentorKey: string
    search: string
  }
  admin_feedback: {
    id: number
    mentorshipId: number
    step: 'check_in' | 'end'
    answers: { going: 'well' | 'mixed' | 'badly'; words?: string; testimonial?: string }
    publishable: boolean
    givenAt: Date
    name: string
    side: 'mentee' | 'mentor'
  }
  admin_mentorship_requests: {
    id: number
    kind: 'mentoring' | 'coaching'
    status: 'pending' | 'approved' | 'rejected'
    mentorId: number
    mentorName: string
    menteeId: number
    menteeName: string
    requestedAt: Date
    answerDueAt: Date
    closeReason: 'mentor_rejected' | 'admin_rejected' | 'expired' | 'mentor_unavailable' | 'withdrawn' | 'purchase_closed' | null
    message: string
    reason: string | null
    fieldOfInterestId: number | null
    packageNames: Record<string, string>
    dueSoon: boolean
    otherPending: number
    rejections: number
    inPending: boolean
    menteeKey: string
    mentorKey: string
    search: string
  }
  admin_mentorships: {
    id: number
    kind: 'mentoring' | 'coaching'
    status: 'running' | 'paused' | 'stopped' | 'completed'
    mentorId: number
    mentorName: string
    menteeId: number
    menteeName: string
    packageNames: Record<string, string>
    startedAt: Date
    plannedEndOn: string
    endedAt: Date | null
    endsOn: string | null
    untilOn: string
    endReason: string | null
    resumeBy: Date | null
    minimumSessions: number
    pausedBefore: boolean
    completedSessions: number
    lastSessionOn: string | null
    silentSince: string
    firstDays: boolean
    quietDays: number | null
    stalled: boolean
    inRunning: boolean
    inQuiet: boolean
    inPaused: boolean
    inCompleted: boolean
    inStopped: boolean
    menteeKey: string
    mentorKey: string
    search: string
  }
  admin_payment_flags: {
    id: number
    problem: string
    detail: { ref?: string | null; cents?: number; currency?: string; ours?: { paid: number; refunded: number } | null; theirs?: { paid: number; refunded: number } | null }
    raisedAt: Date
    settledAt: Date | null
    settledBy: string | null
    note: string | null
    purchaseId: number | null
    reference: string | null
    menteeName: string | null
    menteeEmail: string | null
    priceCents: number | null
    currency: string | null
    paymentId: number | null
    owedCents: number
    own: boolean
    inCheck: boolean
    inChecked: boolean
    menteeKey: string
    search: string
  }
  admin_purchases: {
    id: number
    menteeId: number
    menteeUserId: number
    menteeName: string
    menteeEmail: string
    packageNames: Record<string, string>
    priceCents: number
    currency: string
    method: 'card' | 'deposit' | 'scholarship'
    reference: string
    purchasedAt: Date
    paidAt: Date | null
    refundedAt: Date | null
    cancelledAt: Date | null
    awarded: boolean
    own: boolean
    paymentRef: string | null
    proofs: { id: number; fileName: string; picture: boolean }[]
    proofSince: Date | null
    reopenable: boolean
    inAwaiting: boolean
    inPaid: boolean
    inRunning: boolean
    inCompleted: boolean
    inRefunded: boolean
    inCancelled: boolean
    proofKey: number
    newestKey: number
    menteeKey: string
    search: string
  }
  admin_refund_cases: {
    id: number
    ground: 'withdrawal' | 'no_request' | 'rejections' | 'override' | 'surplus' | 'provider' | 'dispute' | null
    obstacle: string | null
    cents: number
    requestWaits: boolean
    asked: { id: number; text: string; askedAt: string } | null
  }
  admin_refund_requests: {
    id: number
    purchaseId: number
    menteeName: string
    menteeEmail: string
    packageNames: Record<string, string>
    reference: string
    priceCents: number
    currency: string
    text: string
    ground: 'withdrawal' | 'no_request' | 'rejections' | 'override' | 'surplus' | 'provider' | 'dispute' | null
    groundThen: 'withdrawal' | 'no_request' | 'rejections' | 'override' | 'surplus' | 'provider' | 'dispute' | null
    askedAt: Date
    answeredAt: Date | null
    granted: boolean | null
    answer: string | null
    own: boolean
    inAsked: boolean
    menteeKey: string
    search: string
  }
  admin_refunds: {
    id: number
    purchaseId: number
    menteeName: string
    menteeEmail: string
    packageNames: Record<string, string>
    reference: string
    amountCents: number
    currency: string
    ground: 'withdrawal' | 'no_request' | 'rejections' | 'override' | 'surplus' | 'provider' | 'dispute'
    reason: string | null
    stage: 'to_send' | 'on_the_way' | 'disputed' | 'done' | 'void'
    method: 'card' | 'deposit'
    paymentRef: string | null
    bankRef: string | null
    iban: string | null
    holder: string | null
    requestedAt: Date
    doneAt: Date | null
    own: boolean
    inToSend: boolean
    inOnTheWay: boolean
    inDone: boolean
    menteeKey: string
    search: string
  }
  admin_scholarships: {
    id: number
    name: string
    kind: 'full_3m' | 'partial_50' | 'mentor_gift'
    year: number
    createdAt: Date
    message: string | null
    giver: string | null
    own: boolean
    beneficiaries: number
    state: 'waiting' | 'declined' | 'open' | 'given' | 'over'
    left: number
    inDecided: boolean
    inWaiting: boolean
    nameKey: string
    search: string
  }
  admin_sessions: {
    id: number
    mentorshipId: number
    status: 'planned' | 'held' | 'cancelled' | 'late_cancel' | 'no_show_mentee' | 'no_show_mentor'
    heldOn: string
    minutes: number | null
    note: string | null
    enteredBy: 'mentor' | 'mentee' | 'admin' | 'system'
    entererName: string
    counts: boolean
  }
  admin_surplus_payments: {
    id: number
    purchaseId: number
    menteeName: string
    menteeEmail: string
    packageNames: Record<string, string>
    reference: string
    currency: string
    method: 'card' | 'deposit'
    paidAt: Date
    paymentRef: string | null
    owedCents: number
    own: boolean
  }
  administrators: {
    id: number
    name: string
    surname: string
    email: string
    since: Date
    lastLoginAt: Date | null
  }
  application_draft: {
    answers: unknown
    reached: number
    photo: Uint8Array
    photoMime: string
  }
  auth_apply: {
    userId: number
    email: string
    passwordHash: string
  }
  auth_credential: {
    userId: number
    passwordHash: string
  }
  auth_link_owner: {
    name: string
    surname: string
    email: string
  }
  auth_open_session: {
    opened: boolean
    role: 'mentor' | 'mentee' | 'admin'
  }
  auth_pending_sign_in: {
    userId: number
    email: string
    sealedSecret: string
  }
  auth_register_mentee: {
    userId: number
    menteeId: number
  }
  auth_register_mentor: {
    userId: number
    mentorId: number
  }
  auth_second_factor: {
    sealedSecret: string
  }
  auth_unsubscribe_link: {
    notification: 'confirmations' | 'package_reminders' | 'mentorship_reminders' | 'mentor_free' | 'testimonials' | 'digest'
    wanted: boolean
  }
  available_mentors: {
    mentorId: number
    name: string
    surname: string
    title: string
    score: number
    reasons: unknown
  }
  award_candidates: {
    menteeId: number
    name: string
    email: string
    blocked: 'own' | 'giver' | 'awarded' | null
  }
  awardable_packages: {
    id: number
    names: Record<string, string>
    listPriceCents: number
    priceCents: number
    currency: string
    orderId: number | null
    orderReference: string | null
  }
  card_books: {
    paymentIntent: string
    paidCents: number
    refundedCents: number
  }
  card_refunds_due: {
    refundId: number
    paymentIntent: string
    amountCents: number
    idempotencyKey: string
    stripeRefundId: string
    requestedAt: Date
  }
  checkouts_due: {
    idempotencyKey: string
    stripeSessionId: string
    asked: unknown
    toEnd: boolean
  }
  development_mails: {
    id: string
    kind: string
    toEmail: string
    locale: string
    content: unknown
    status: 'queued' | 'sent' | 'dead'
    queuedAt: Date
  }
  edit_request_changes: {
    field: string
    valueThen: unknown
    valueNow: unknown
    valueNew: unknown
  }
  edit_requests: {
    id: number
    mentorId: number
    status: 'pending' | 'approved' | 'rejected' | 'withdrawn'
    sentAt: Date
    decidedAt: Date | null
    message: string | null
  }
  erasure_losses: {
    purchaseId: number
    names: unknown
    paid: boolean
    partsLeft: number
    refundGround: string
  }
  invariant_violations: {
    invariant: string
    violations: string
  }
  job_run_due: {
    job: string
    result: number
    error: string
    failed: number
  }
  lease_mails: {
    id: string
    key: string
    kind: string
    toEmail: string
    locale: string
    content: unknown
    attempts: number
  }
  mail_figures: {
    teamEmail: string
    linkHours: number
    resetMinutes: number
    freeCancellationTime: string
    shortPackageMonths: number
  }
  network_totals: {
    runningMentoring: number
    runningCoaching: number
    completed: number
    activeMentors: number
    freeMentors: number
  }
  open_checkout: {
    idempotencyKey: string
    stripeSessionId: string
    asked: unknown
  }
  own_checkout: {
    stripeSessionId: string
    idempotencyKey: string
    status: string
  }
  own_gifts: {
    id: number
    name: string
    year: number
    thisYear: boolean
    state: string
    message: string
    namedAt: Date
  }
  own_mentorships: {
    id: number
    kind: 'mentoring' | 'coaching'
    status: 'running' | 'paused' | 'stopped' | 'completed'
    startedAt: Date
    plannedEndOn: string
    endedAt: Date
    endsOn: string
    partId: number
    packageNames: unknown
    minimumSessions: number
    completedSessions: number
    sessionCap: number
    lastSessionOn: string
    mentorId: number
    otherName: string
    otherEmail: string
    otherPhone: string
    mentorPhotoId: number
  }
  own_parts: {
    id: number
    purchaseId: number
    packageCode: string
    packageNames: unknown
    position: number
    kind: 'mentoring' | 'coaching'
    status: 'awaiting_payment' | 'paid' | 'pending' | 'running' | 'completed'
    closedReason: 'completed' | 'refunded' | 'cancelled' | 'expired'
    durationMonths: number
    minimumSessions: number
    completedSessions: number
    claimUntil: Date
    blockedBy: string
    purchasedAt: Date
    paidAt: Date
  }
  own_refunds: {
    refundId: number
    purchaseId: number
    amountCents: number
    currency: string
    ground: string
    method: 'card' | 'deposit' | 'scholarship'
    stage: string
    requestedAt: Date
    doneAt: Date
  }
  own_requests: {
    id: number
    kind: 'mentoring' | 'coaching'
    status: 'pending' | 'approved' | 'rejected'
    closeReason: 'mentor_rejected' | 'admin_rejected' | 'expired' | 'mentor_unavailable' | 'withdrawn' | 'purchase_closed'
    message: string
    reason: string
    fieldOfInterestId: number
    requestedAt: Date
    answerDueAt: Date
    answeredAt: Date
    rejectReason: string
    rejectMessage: string
    teamNote: string
    packageNames: unknown
    mentorId: number
    otherName: string
    otherPrivate: boolean
    otherTitle: string
    otherAbout: string
    otherPhotoId: number
  }
  own_second_factor: {
    state: string
    since: Date
    codesLeft: number
    required: boolean
  }
  own_sessions: {
    createdAt: Date
    seenAt: Date
    userAgent: string
    current: boolean
  }
  purchases: {
    id: number
    menteeId: number
    packageId: number
    packageNames: Record<string, string>
    priceCents: number
    listPriceCents: number
    vatPercent: number
    currency: string
    method: 'card' | 'deposit' | 'scholarship'
    reference: string
    purchasedAt: Date
    paidAt: Date | null
    refundedAt: Date | null
    cancelledAt: Date | null
    disputedAt: Date | null
    awarded: boolean
    nextKind: 'mentoring' | 'coaching' | null
    wantedMentor: { id: number; name: string } | null
    keptUntil: string | null
    status: 'awaiting_payment' | 'paid' | 'pending' | 'running' | 'completed' | 'cancelled' | 'refunded'
    proofs: { id: number; fileName: string; sentAt: string }[]
    cardUnderWay: boolean
  }
  request_box: {
    kind: 'mentoring' | 'coaching'
    obstacle: string
    packageNames: unknown
    pendingMentorId: number
    pendingDueAt: Date
  }
  scholarship_years: {
    year: number
    current: boolean
    fullGiven: number
    fullLimit: number
    partialGiven: number
    partialLimit: number
    giftsGiven: number
    giftsApproved: number
  }
  search_mentors: {
    mentorId: number
    name: string
    surname: string
    title: string
    industryId: number
    country: string
    countyId: number
    experienceSince: string
    topicIds: number[]
    languages: string[]
    offersMentoring: boolean
    offersCoaching: boolean
    availableForMentoring: boolean
    availableForCoaching: boolean
    inCollaboration: boolean
    photoId: number
    availabilityRank: number
    place: number
  }
  second_factors: {
    userId: number
  }
  stripe_events_due: {
    id: string
    type: string
    about: unknown
  }
  suggest_mentors: {
    mentorId: number
    name: string
    surname: string
    title: string
    score: number
    reasons: unknown
  }
  viewer: {
    userId: number
    name: string
    surname: string
    email: string
    locale: string
    role: 'mentor' | 'mentee' | 'admin'
    roles: ('mentor' | 'mentee' | 'admin')[]
    mentorId: number
    mentorStatus: 'new' | 'awaiting_response' | 'active' | 'inactive' | 'rejected'
    menteeId: number
    cartCount: number
    waitingCount: number
    secondFactorDue: boolean
    photoId: number
  }
  waiting_for_team: {
    queue: string
    waiting: number
    since: string | null
  }
}

/** A row of a view or function of api. */
export type Row<Name extends keyof Rows> = Rows[Name]
