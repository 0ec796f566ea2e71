// Long: one type a row. Written by `npm run types` from the views and functions of api; a test compares.
/** What a row of each view and of each function that returns a table holds, by its name in schema api. */
export type Rows = {
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
  constants: {
    onlyRow: boolean
    demo: boolean
    answerDays: number
    mentorMinimumAge: number
    mentorMinimumExperienceMonths: number
    menteeMinimumAge: number
    guardianBelowAge: number
    messageMinimumLength: number
    messageMaximumLength: number
    coachingSessionCap: number
    mentoringSessionCap: number
    earlyStopDays: number
    noticeDays: number
    pauseMinimumSessionsLeft: number
    resumeMonths: number
    claimMonths: number
    refundDays: number
    refundNoRequestMonths: number
    refundRejections: number
    flagRejections: number
    flagMonths: number
    fullScholarshipsAYear: number
    partialScholarshipsAYear: number
    photoBytes: number
    proofBytes: number
    sessionHours: number
    passwordMinutes: number
    retentionYears: number
    bankName: string
    bankAccountHolder: string
    bankIban: string
    teamEmail: string
    claimGraceMonths: number
    quietDays: number
    stalledDays: number
    issuerName: string
    issuerTaxNumber: string
    issuerAddress: string
    sessionDays: number
    adminSessionHours: number
    secondFactorRequired: boolean
    orderDays: number
    draftDays: number
    linkHours: number
    resetMinutes: number
    secondStepMinutes: number
    freeCancellationTime: string
    mentorMinimumYears: number
    proofMegabytes: number
    photoKilobytes: number
    shortPackageMonths: number
    longPackageMonths: number
  }
  countries: {
    code: string
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
  lookups: {
    list: 'work_statuses' | 'industries' | 'support_topics' | 'referral_sources' | 'counties'
    id: number
    code: string
    names: Record<string, string>
    position: number
  }
  mail_figures: {
    teamEmail: string
    linkHours: number
    resetMinutes: number
    freeCancellationTime: string
    shortPackageMonths: number
  }
  mentees: {
    id: number
    userId: number
    visibility: 'public' | 'private'
    about: string
    workStatusId: number | null
    industryId: number | null
    country: string | null
    countyId: number | null
    topicIds: number[]
    needsGuardian: boolean
  }
  mentor_cards: {
    mentorId: number
    name: string
    surname: string
    title: string
    industryId: number | null
    country: string | null
    countyId: number | null
    experienceSince: string | null
    topicIds: number[]
    languages: ('el' | 'en')[]
    offersMentoring: boolean
    offersCoaching: boolean
    availableForMentoring: boolean
    availableForCoaching: boolean
    inCollaboration: boolean
    photoId: number | null
    availabilityRank: number
    place: number
  }
  mentor_profiles: {
    mentorId: number
    name: string
    surname: string
    title: string
    industryId: number | null
    country: string | null
    countyId: number | null
    experienceSince: string | null
    topicIds: number[]
    languages: ('el' | 'en')[]
    offersMentoring: boolean
    offersCoaching: boolean
    availableForMentoring: boolean
    availableForCoaching: boolean
    inCollaboration: boolean
    photoId: number | null
    availabilityRank: number
    place: number
    description: string
    mentoringSince: string | null
    links: string[]
  }
  mentors: {
    id: number
    userId: number
    status: 'new' | 'awaiting_response' | 'active' | 'inactive' | 'rejected'
    offersMentoring: boolean
    offersCoaching: boolean
    awayUntil: string | null
    appliedAt: Date
    statusMessage: string | null
    running: boolean
    waiting: number
  }
  muted_notifications: {
    userId: number
    notification: 'confirmations' | 'package_reminders' | 'mentorship_reminders' | 'mentor_free' | 'testimonials' | 'digest'
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
    state: 'off' | 'begun' | 'on'
    since: Date | null
    codesLeft: number
    required: boolean
  }
  own_sessions: {
    createdAt: Date
    seenAt: Date
    userAgent: string
    current: boolean
  }
  packages: {
    id: number
    code: 'three_months' | 'six_months' | 'two_in_one'
    position: number
    names: Record<string, string>
    priceCents: number
    vatPercent: number
    currency: string
    durationMonths: number
    minimumSessions: number
    parts: { position: number; kind: 'mentoring' | 'coaching'; durationMonths: number; minimumSessions: number }[]
  }
  photos: {
    id: number
    small: Uint8Array
    large: Uint8Array
    mime: string
  }
  published_testimonials: {
    id: number
    mentorId: number
    menteeFullName: string
    givenOn: string
    text: string
    mentorName: string
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
  search_mentors: {
    mentorId: number
    name: string
    surname: string
    title: string
    industryId: number | null
    country: string | null
    countyId: number | null
    experienceSince: string | null
    topicIds: number[]
    languages: ('el' | 'en')[]
    offersMentoring: boolean
    offersCoaching: boolean
    availableForMentoring: boolean
    availableForCoaching: boolean
    inCollaboration: boolean
    photoId: number | null
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
  texts: {
    text: 'terms' | 'privacy' | 'mentor_terms' | 'mentee_terms' | 'coachee_terms' | 'news'
    version: number
    publishedOn: string
  }
  users: {
    id: number
    name: string
    surname: string
    fullName: string
    phone: string | null
    email: string
    emailConfirmed: boolean
    locale: 'gr' | 'en' | 'de' | 'fr' | 'pt'
    news: boolean
    birthdateKnown: boolean
    erased: boolean
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
  }
}

/** A row of a view or function of api. */
export type Row<Name extends keyof Rows> = Rows[Name]
