// Long: one type a row. Written by `npm run types` from the views and functions of api; a test compares.
/** What a row of each view and of each function that returns a table holds, by its name in schema api. */
export type Rows = {
  account_with_email: {
    userId: number
    name: string
    surname: string
    email: string
    roles: ('mentor' | 'mentee' | 'admin')[]
    holds: boolean
    own: boolean
  }
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
    birthdate: string | null
    locale: string
    title: string
    industryId: number | null
    country: string | null
    countyId: number | null
    experienceSince: string | null
    topicIds: number[]
    languages: string[]
    photoId: number | null
    sentence: string | null
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
    inAll: boolean
    nameKey: string
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
  admin_consents: {
    id: number
    userId: number
    text: 'terms' | 'privacy' | 'mentor_terms' | 'mentee_terms' | 'coachee_terms' | 'news'
    version: number
    given: boolean
    at: Date
  }
  admin_edit_requests: {
    id: number
    mentorId: number
    mentorName: string
    mentorPhotoId: number | null
    status: 'pending' | 'approved' | 'rejected' | 'withdrawn'
    words: string | null
    sentAt: Date
    waitingDays: number
    own: boolean
    fields: string[]
    inPending: boolean
  }
  admin_feedback: {
    id: number
    mentorshipId: number
    step: 'start' | 'check_in' | 'end' | 'later'
    answers: Rows['feedback']['answers']
    publishable: boolean
    givenAt: Date
    name: string
    side: 'mentee' | 'mentor'
  }
  admin_follow_ups: {
    id: number
    trouble: 'unhappy' | 'quiet' | 'flagged'
    mentorshipId: number | null
    mentorId: number | null
    at: Date
    by: string
    settled: boolean
    note: string | null
    lookAgainOn: string | null
  }
  admin_history: {
    id: number
    subject: string
    subjectId: number
    event: string
    fromState: string | null
    state: string | null
    act: string
    actor: 'mentor' | 'mentee' | 'admin' | 'system'
    actorUserId: number | null
    actorName: string | null
    reason: string | null
    detail: Record<string, unknown> | null
    at: Date
    about: { userName?: string; mentorId?: number; mentor?: string; menteeId?: number; mentee?: string } | null
    inAll: boolean
    inTeam: boolean
    inExports: boolean
    inClock: boolean
  }
  admin_ledger: {
    id: number
    at: Date
    paidOn: string
    bookedOn: string
    purchaseId: number
    menteeId: number
    menteeName: string
    packageNames: Record<string, string>
    reference: string
    currency: string
    kind: 'payment' | 'surplus' | 'refund' | 'returned' | 'dispute' | 'taken_back' | 'redated'
    method: 'card' | 'deposit' | 'iris'
    grossCents: number
    netCents: number
    vatPercent: number | null
    vatGround: string | null
    vatCents: number
    referenceEnd: string | null
    documents: { kind: Rows['tax_documents']['kind']; series: string; number: number; mark: string; issuedOn: string; cents: number }[]
    inAll: boolean
  }
  admin_mails: {
    id: number
    kind: string
    toUserId: number | null
    toName: string
    toEmail: string
    formerAddress: boolean
    status: 'queued' | 'sent' | 'dead'
    attempts: number
    secret: boolean
    hasWords: boolean
    queuedAt: Date
    nextAttemptAt: Date
    sentAt: Date | null
    lastError: string | null
    bouncedAt: Date | null
    phone: string | null
    guardianPhone: string | null
    mentorId: number | null
    menteeId: number | null
    own: boolean
    inDead: boolean
    inUnreached: boolean
    inQueued: boolean
    inSent: boolean
    inAll: boolean
  }
  admin_mentee_records: {
    id: number
    userId: number
    fullName: string
    name: string
    surname: string
    email: string
    phone: string | null
    birthdate: string | null
    lastLoginAt: Date | null
    erased: boolean
    own: boolean
    visibility: 'public' | 'private'
    about: string
    workStatusId: number | null
    industryId: number | null
    country: string | null
    countyId: number | null
    topicIds: number[]
    createdAt: Date
    mentorId: number | null
    participant: 'candidate_coachee' | 'coachee' | 'mentee'
    needsGuardian: boolean
    guardianName: string | null
    guardianEmail: string | null
    guardianPhone: string | null
    guardianConsentedAt: Date | null
    guardianObjectedAt: Date | null
  }
  admin_mentees: {
    id: number
    userId: number
    name: string
    email: string
    phone: string | null
    visibility: 'public' | 'private'
    package: { names: Record<string, string>; status: Rows['purchases']['status'] } | null
    mentorship: { mentorId: number; mentor: string; status: Rows['admin_mentorships']['status']; sessions: number; minimum: number } | null
    dueAt: Date | null
    waitingSince: Date | null
    asked: { text: string; answeredOn: string | null; mentors: string[] } | null
    lookAgain: { on: string; text: string | null } | null
    lastLoginAt: Date | null
    activeAt: Date
    createdAt: Date
    own: boolean
    inOpen: boolean
    inRunning: boolean
    inWithout: boolean
    inAsking: boolean
    inUnpaid: boolean
    inWaiting: boolean
    inCalls: boolean
    inAll: boolean
    inGroupCompleted: boolean
    inGroupPaused: boolean
    inGroupScholarship: boolean
    inFilterNews: boolean
    inFilterSuspended: boolean
    waitingKey: Date
    nameKey: string
  }
  admin_mentees_file: {
    id: number
    firstName: string
    surname: string
    latinName: string | null
    birthdate: string | null
    locale: string
    news: boolean
    scholarship: boolean
    about: string
    workStatus: Record<string, string> | null
    industry: Record<string, string> | null
    country: string | null
    county: Record<string, string> | null
    topics: Record<string, string>[] | null
  }
  admin_mentor_records: {
    id: number
    userId: number
    status: 'new' | 'awaiting_response' | 'active' | 'inactive' | 'rejected'
    statusMessage: string | null
    awayUntil: string | null
    appliedAt: Date
    approvedAt: Date | null
    fullName: string
    email: string
    phone: string | null
    erased: boolean
    own: boolean
    title: string
    photoId: number | null
    availableForMentoring: boolean
    availableForCoaching: boolean
    inCollaboration: boolean
    audience: 'public' | 'members' | 'hidden'
    rejections: number
    flagged: boolean
    followsUp: string | null
    waiting: number
    editWaiting: boolean
    declaredOn: string | null
    certificateSeenOn: string | null
    certificateUntil: string | null
    cleared: boolean
  }
  admin_mentors: {
    id: number
    userId: number
    name: string
    email: string
    phone: string | null
    photoId: number | null
    status: 'new' | 'awaiting_response' | 'active' | 'inactive' | 'rejected'
    visibility: 'public' | 'private'
    offersMentoring: boolean
    offersCoaching: boolean
    availableForMentoring: boolean
    availableForCoaching: boolean
    collaborating: boolean
    awayUntil: string | null
    title: string
    industryNames: Record<string, string> | null
    countyNames: Record<string, string> | null
    country: string | null
    placeIds: number[]
    industryId: number | null
    topicIds: number[]
    languages: string[]
    experienceSince: string | null
    years: number | null
    mentee: { id: number; name: string } | null
    rejections: number
    waitingSince: Date | null
    lookAgain: { on: string; text: string | null } | null
    lastLoginAt: Date | null
    appliedAt: Date
    own: boolean
    inActive: boolean
    inAvailable: boolean
    inCollaborating: boolean
    inInactive: boolean
    inWaiting: boolean
    inFlagged: boolean
    inCalls: boolean
    inAll: boolean
    inFilterActive: boolean
    inFilterNotActive: boolean
    inFilterMentor: boolean
    inFilterCoach: boolean
    inFilterAvailable: boolean
    inFilterNotAvailable: boolean
    inFilterFreeMentoring: boolean
    inFilterNoMentoring: boolean
    inFilterFreeCoaching: boolean
    inFilterNoCoaching: boolean
    inFilterGreek: boolean
    inFilterEnglish: boolean
    inFilterNews: boolean
    inFilterSuspended: boolean
    inGroupInactive: boolean
    inGroupOngoing: boolean
    inGroupCompleted: boolean
    waitedKey: Date
    nameKey: string
  }
  admin_mentors_file: {
    id: number
    firstName: string
    surname: string
    latinName: string | null
    birthdate: string | null
    locale: string
    news: boolean
    topics: Record<string, string>[] | null
    sentence: string | null
    meets: string | null
    description: string | null
    mentoringSince: string | null
    links: string[] | null
    testimonialsVisible: boolean | null
    workStatus: Record<string, string> | null
    mentoringReason: string | null
    menteeWishlist: string | null
    referralSource: Record<string, string> | null
    referralText: string | null
  }
  admin_mentorship_records: {
    id: number
    mentorUserId: number
    menteeUserId: number
    requestId: number | null
    partId: number
    purchaseId: number
    position: number
    durationMonths: number
    reference: string
    mentorEmail: string
    mentorPhone: string | null
    menteeEmail: string
    menteePhone: string | null
    mentorPhotoId: number | null
    pausedAt: Date | null
    resumedAt: Date | null
    noticeGivenAt: Date | null
    stopOutcome: 'replace' | 'close' | null
    stopRequestedBy: 'mentor' | 'mentee' | 'admin' | 'system' | null
    sessionCap: number
    createdBy: string | null
    own: boolean
  }
  admin_mentorship_requests: {
    id: number
    kind: 'mentoring' | 'coaching'
    status: 'pending' | 'approved' | 'rejected'
    mentorId: number
    mentorName: string
    mentorPhotoId: number | null
    menteeId: number
    menteeName: string
    requestedAt: Date
    answerDueAt: Date
    closeReason: 'mentor_rejected' | 'admin_rejected' | 'expired' | 'mentor_unavailable' | 'withdrawn' | 'purchase_closed' | null
    message: string
    reason: string | null
    fieldOfInterestId: number | null
    question: string | null
    answer: string | null
    packageNames: Record<string, string>
    dueSoon: boolean
    otherPending: number
    rejections: number
    waitingDays: number
    mentorUnreached: boolean
    mentorPhone: string | null
    reminders: number
    remindedToday: boolean
    inAll: boolean
    inPending: boolean
    inApproved: boolean
    inRejected: boolean
    inOverdue: boolean
    inSoon: boolean
  }
  admin_mentorships: {
    id: number
    kind: 'mentoring' | 'coaching'
    status: 'running' | 'paused' | 'stopped' | 'completed'
    mentorId: number
    mentorName: string
    mentorPhotoId: number | null
    menteeId: number
    menteeName: string
    menteePhone: string | null
    mentorPhone: string | null
    packageId: number
    packageNames: Record<string, string>
    durationMonths: number
    type: 'paid' | 'scholarship'
    startedAt: Date
    plannedEndOn: string
    endedAt: Date | null
    endsOn: string | null
    untilOn: string
    endReason: string | null
    endedForSafety: boolean
    resumeBy: Date | null
    pauseUntil: string | null
    minimumSessions: number
    pausedBefore: boolean
    completedSessions: number
    pausable: boolean
    paidBack: boolean
    lastSessionOn: string | null
    silentSince: string
    firstDays: boolean
    earlyStopDays: number
    resumeMonths: number
    noticeUntil: string
    quietDays: number | null
    stalled: boolean
    inRunning: boolean
    inQuiet: boolean
    inReady: boolean
    inUnhappy: boolean
    trouble: 'unhappy' | 'quiet' | 'flagged' | null
    followsUp: string | null
    inCalls: boolean
    inAsked: boolean
    inMinors: boolean
    clearanceDue: boolean
    age: number | null
    guardianName: string | null
    guardianPhone: string | null
    declaredOn: string | null
    certificateUntil: string | null
    inEnded: boolean
    inPaused: boolean
    inCompleted: boolean
    inStopped: boolean
    inAll: boolean
    certificateKey: string
  }
  admin_message_templates: {
    id: number
    name: string
    texts: Partial<Record<'gr' | 'en' | 'de' | 'fr' | 'pt', { subject: string; text: string }>>
    locales: ('gr' | 'en' | 'de' | 'fr' | 'pt')[]
    changedAt: Date
    retiredAt: Date | null
    inActive: boolean
    inRetired: boolean
    inAll: boolean
    nameKey: string
  }
  admin_messages: {
    id: number
    toUserId: number
    toRole: 'mentor' | 'mentee' | 'admin'
    subject: string
    text: string
    sentAt: Date
    readAt: Date | null
    sentBy: string
  }
  admin_notes: {
    id: number
    aboutUserId: number
    text: string | null
    call: 'reached' | 'not_reached' | null
    lookAgainOn: string | null
    writtenAt: Date
    writtenBy: string
    deletable: boolean
  }
  admin_offers: {
    id: number
    provider: string
    code: string
    description: string
    expiresOn: string | null
    websiteLink: string | null
    createdAt: Date
    inCurrent: boolean
    inExpired: boolean
    inAll: boolean
    expiryKey: string
    providerKey: string
  }
  admin_pair_wishes: {
    id: number
    mentorshipId: number
    wish: 'pause' | 'resume' | 'another' | 'end'
    reason: string
    askedAt: Date
    closedAt: Date | null
    outcome: 'met' | 'overtaken' | 'answered' | 'withdrawn' | null | null
    answer: string | null
    name: string
    side: 'mentor' | 'mentee'
  }
  admin_parts: {
    id: number
    purchaseId: number
    menteeId: number
    position: number
    kind: 'mentoring' | 'coaching'
    status: 'awaiting_payment' | 'paid' | 'pending' | 'running' | 'completed'
    closedReason: 'completed' | 'refunded' | 'cancelled' | 'expired' | null
    durationMonths: number
    minimumSessions: number
    claimUntil: Date | null
    closedAt: Date | null
    pausedOnce: boolean
    completedSessions: number
    locked: boolean
    freeSince: Date | null
    unmatched: boolean
  }
  admin_payment_flags: {
    id: number
    problem: string
    detail: { ref?: string | null; cents?: number; currency?: string; ours?: { paid: number; refunded: number; disputed?: number } | null; theirs?: { paid: number; refunded: number; disputed?: number } | null }
    raisedAt: Date
    settledAt: Date | null
    settledBy: string | null
    note: string | null
    purchaseId: number | null
    menteeId: number | null
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
  }
  admin_payments: {
    id: number
    purchaseId: number
    method: 'card' | 'deposit' | 'iris' | 'scholarship'
    amountCents: number
    currency: string
    paidAt: Date
    paidOn: string
    surplus: boolean
    takenBack: boolean
    referenceEnd: string
    recordedBy: string | null
    transfers: { end: string; cents: number; arrivedOn: string }[]
    owedCents: number
  }
  admin_purchase_records: {
    id: number
    menteeId: number
    status: Rows['purchases']['status']
    listPriceCents: number
    vatPercent: number
    vatGround: string | null
    durationMonths: number
    minimumSessions: number
    disputedAt: Date | null
    guardianObstacle: Rows['purchases']['guardianObstacle'] | null
    guardianName: string | null
    guardianEmail: string | null
    guardianPhone: string | null
    guardianConsentedAt: Date | null
    sameNetwork: boolean
    menteePhone: string | null
    wantedMentor: { id: number; name: string } | null
    scholarship: { id: number; name: string } | null
    cardUnderWay: boolean
    keptUntil: string | null
    invoice: Rows['purchases']['invoice'] | null
    receipt: boolean
  }
  admin_purchases: {
    id: number
    menteeId: number
    menteeUserId: number
    menteeName: string
    menteeEmail: string
    menteePhone: string | null
    packageNames: Record<string, string>
    priceCents: number
    currency: string
    method: 'card' | 'deposit' | 'iris' | 'scholarship'
    reference: string
    purchasedAt: Date
    paidAt: Date | null
    paidOn: string | null
    refundedAt: Date | null
    cancelledAt: Date | null
    vatPercent: number
    vatGround: string | null
    awarded: boolean
    own: boolean
    paymentRef: string | null
    refundedCents: number
    refundDoneOn: string | null
    overdrawnCents: number
    proofs: { id: number; fileName: string; picture: boolean }[]
    proofSince: Date | null
    receivedCents: number
    guardianAwaited: boolean
    reopenable: boolean
    undocumentedSince: Date | null
    inAwaiting: boolean
    inPaid: boolean
    inRunning: boolean
    inCompleted: boolean
    inRefunded: boolean
    inCancelled: boolean
    inOverdrawn: boolean
    inUndocumented: boolean
    heldFor: 'part' | 'guardian' | 'half' | 'surplus' | null
    heldSince: Date | null
    inHeld: boolean
    inAll: boolean
    proofKey: number
    newestKey: number
    undocumentedKey: Date
    heldKey: Date
  }
  admin_refund_cases: {
    id: number
    ground: 'withdrawal' | 'no_request' | 'rejections' | 'override' | 'goodwill' | 'surplus' | 'provider' | null
    obstacle: string | null
    partObstacle: string | null
    cents: number
    keptCents: number
    sessionsHeld: number | null
    sessionsTotal: number | null
    requestWaits: boolean
    asked: { id: number; text: string; askedAt: string; groundThen: 'withdrawal' | 'no_request' | 'rejections' | 'override' | 'goodwill' | 'surplus' | 'provider' | null } | null
  }
  admin_refund_requests: {
    id: number
    purchaseId: number
    menteeId: number
    menteeName: string
    menteeEmail: string
    packageNames: Record<string, string>
    reference: string
    priceCents: number
    currency: string
    text: string
    ground: 'withdrawal' | 'no_request' | 'rejections' | 'override' | 'goodwill' | 'surplus' | 'provider' | null
    groundThen: 'withdrawal' | 'no_request' | 'rejections' | 'override' | 'goodwill' | 'surplus' | 'provider' | null
    askedAt: Date
    answeredAt: Date | null
    granted: boolean | null
    answer: string | null
    own: boolean
    inAsked: boolean
  }
  admin_refunds: {
    id: number
    purchaseId: number
    menteeId: number
    menteeName: string
    menteeEmail: string
    packageNames: Record<string, string>
    reference: string
    amountCents: number
    currency: string
    keptCents: number
    sessionsHeld: number | null
    sessionsTotal: number | null
    ground: 'withdrawal' | 'no_request' | 'rejections' | 'override' | 'goodwill' | 'surplus' | 'provider'
    reason: string | null
    stage: 'to_send' | 'on_the_way' | 'disputed' | 'done' | 'void'
    method: 'card' | 'deposit' | 'iris'
    paymentRef: string | null
    bankRef: string | null
    iban: string | null
    holder: string | null
    requestedAt: Date
    doneAt: Date | null
    sentOn: string | null
    own: boolean
    inToSend: boolean
    inOnTheWay: boolean
    inDone: boolean
  }
  admin_rejected_requests: {
    id: number
    kind: 'mentoring' | 'coaching'
    mentorId: number
    mentorName: string
    mentorPhotoId: number | null
    menteeId: number
    menteeName: string
    requestedAt: Date
    answeredAt: Date
    closeReason: 'mentor_rejected' | 'admin_rejected' | 'expired' | 'mentor_unavailable' | 'withdrawn' | 'purchase_closed'
    closer: string | null
    rejectReason: 'no_time' | 'other_field' | 'not_a_match' | 'already_mentoring' | 'other' | null
    rejectMessage: string | null
    teamNote: string | null
    rejections: number
    inRejected: boolean
    inClosed: boolean
    inAll: boolean
  }
  admin_reports: {
    id: number
    text: string
    sentAt: Date
    settledAt: Date | null
    settledBy: string | null
    decision: string | null
    answer: string | null
    requestId: number | null
    mentorshipId: number | null
    requestMenteeId: number | null
    aboutWhat: 'request' | 'mentorship' | 'profile'
    byName: string
    byMentorId: number | null
    byMenteeId: number | null
    aboutUserId: number | null
    aboutName: string | null
    aboutMentorId: number | null
    aboutMenteeId: number | null
    waitingDays: number
    own: boolean
    inOpen: boolean
    inSettled: boolean
    inAll: boolean
    settledKey: Date
  }
  admin_scholarship_requests: {
    id: number
    menteeId: number
    menteeName: string
    menteeEmail: string
    packageNames: Record<string, string>
    reason: string
    askedAt: Date
    waitingDays: number
    answeredAt: Date | null
    granted: boolean | null
    answer: string | null
    answeredBy: string | null
    own: boolean
    inAsked: boolean
    inAnswered: boolean
  }
  admin_scholarships: {
    id: number
    name: string
    kind: 'full_3m' | 'partial_50' | 'mentor_gift'
    year: number
    createdAt: Date
    message: string | null
    giver: string | null
    giverId: number | null
    own: boolean
    beneficiaries: number
    state: 'waiting' | 'declined' | 'open' | 'given' | 'over'
    left: number
    inDecided: boolean
    inWaiting: boolean
    nameKey: string
  }
  admin_seminars: {
    id: number
    title: string
    description: string
    startsAt: Date
    minutes: number
    place: string
    createdAt: Date
    cancelledAt: Date | null
    cancelReason: string | null
    inComing: boolean
    inPast: boolean
    inCancelled: boolean
    inAll: boolean
    titleKey: string
  }
  admin_sessions: {
    id: number
    mentorshipId: number
    status: 'planned' | 'held' | 'cancelled' | 'late_cancel' | 'no_show_mentee' | 'no_show_mentor'
    heldOn: string
    startsAt: Date | null
    minutes: number | null
    note: string | null
    place: string | null
    enteredBy: 'mentor' | 'mentee' | 'admin' | 'system'
    enteredAt: Date
    entererName: string
    counts: boolean
    cancelUntil: Date | null
    shortNotice: boolean
    cancelsLate: boolean
  }
  admin_suggestion_requests: {
    id: number
    menteeId: number
    menteeName: string
    menteeEmail: string
    text: string
    topic: string
    help: string
    topics: Record<string, string>[]
    askedAt: Date
    waitingDays: number
    answeredAt: Date | null
    answer: string | null
    answeredBy: string | null
    reopenedAt: Date | null
    earlier: number
    mentors: { mentorId: number; mentor: string }[]
    own: boolean
    inOpen: boolean
    inAnswered: boolean
    inAll: boolean
  }
  admin_testimonials: {
    id: number
    mentorId: number
    menteeFullName: string
    givenOn: string
    text: string
    publishedAt: Date | null
    mentorshipId: number | null
    version: number
    own: boolean
  }
  administrators: {
    id: number
    name: string
    surname: string
    email: string
    adminRight: 'coordinator' | 'treasurer' | 'administrator'
    since: Date
    lastLoginAt: Date | null
    invited: boolean
  }
  application_draft: {
    answers: Record<string, unknown>
    reached: number
    photo: Uint8Array | null
    photoMime: string | null
  }
  asked_notifications: {
    userId: number
    notification: string
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
  auth_guardian_link: {
    state: 'waiting' | 'to_pay' | 'paid' | 'confirmed' | 'withdrawn' | 'objected' | 'closed' | 'of_age' | 'replaced' | 'expired'
    expiresAt: Date
    mentee: string | null
    menteeLatin: string | null
    guardianName: string | null
    guardianEmail: string | null
    guardianPhone: string | null
    packageNames: Record<string, string> | null
    priceCents: number | null
    currency: string | null
    reference: string | null
    method: 'card' | 'deposit' | 'iris' | 'scholarship' | null
    receivedCents: number | null
    proofSent: boolean | null
    keptUntil: string | null
    cardStatus: Rows['own_checkout']['status'] | null
    stripeSessionId: string | null
    paidOn: string | null
    inUse: boolean
    mayWithdraw: boolean
  }
  auth_link_owner: {
    name: string
    surname: string
    email: string
  }
  auth_link_state: {
    state: 'waiting' | 'used' | 'ended' | 'expired'
    at: Date
    email: string
  }
  auth_open_checkout: {
    idempotencyKey: string
    stripeSessionId: string | null
    asked: Rows['open_checkout']['asked']
  }
  auth_open_session: {
    opened: boolean
    role: 'mentor' | 'mentee' | 'admin' | null
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
  auth_sign_in_by_mail: {
    userId: number
    role: 'mentor' | 'mentee' | 'admin'
  }
  auth_sign_in_link: {
    state: 'waiting' | 'used' | 'over' | 'password'
    userId: number
    name: string
    latinName: string | null
    role: 'mentor' | 'mentee' | 'admin'
    requestId: number | null
    mentorshipId: number | null
    sessionId: number | null
  }
  auth_try_password: {
    wait: number
    userId: number | null
    passwordHash: string | null
  }
  auth_unsubscribe_link: {
    notification: 'confirmations' | 'package_reminders' | 'mentorship_reminders' | 'mentor_free' | 'testimonials' | 'digest' | 'news' | 'offers' | 'declines' | 'seminars' | 'session_reminders' | 'seminar_reminders'
    wanted: boolean
  }
  available_mentors: {
    mentorId: number
    name: string
    surname: string
    title: string
    photoId: number | null
    score: number
    reasons: { reason: string; points: number; detail: number[] | null }[]
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
    disputedCents: number
  }
  card_refunds_due: {
    refundId: number
    paymentIntent: string
    amountCents: number
    idempotencyKey: string
    stripeRefundId: string | null
    requestedAt: Date
  }
  checkouts_due: {
    idempotencyKey: string
    stripeSessionId: string | null
    asked: Rows['open_checkout']['asked']
    toEnd: boolean
  }
  closed_claims: {
    partId: number
    purchaseId: number
    position: number
    kind: 'mentoring' | 'coaching'
    reason: 'expired' | 'cancelled'
    closedAt: Date
    more: boolean
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
    routinePasswordMinutes: number
    retentionYears: number
    bankName: string
    bankAccountHolder: string
    bankIban: string
    irisTaxNumber: string
    irisCode: string
    irisDayEuros: number
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
    noteDeletionHours: number
    unmatchedDays: number
    invitationDays: number
    registerNumber: string
    taxOffice: string
    representative: string
    operatorPhone: string
    privacyEmail: string
    hostingProvider: string
    mailProvider: string
    authorityAddress: string
    ombudsmanAddress: string
    safetyName: string
    safetyPhone: string
    safetyEmail: string
    signerName: string
    signerTitle: string
    clearanceDays: number
    logDays: number
    moneyBackDays: number
    applicationDays: number
    proofDays: number
    planYears: number
    laterMonths: number
    quickAnswerDays: number
    teamAnswerDays: number
    seminarMonths: number
    guardianDays: number
    teamLettersADay: number
    requestReminderDays: number
    orderReminderDays: number[]
    noRequestDays: number[]
    claimReminderMonths: number[]
    noSessionDays: number[]
    quietReminderDays: number
    startDays: number
    plannedEndDays: number
    pauseReminderMonths: number[]
    correctionMinutes: number
    retentionNoticeMonths: number
    certificateYears: number
    guardianMailsADay: number
    declinedDays: number
    checkInDays: number
    mentorMinimumYears: number
    proofMegabytes: number
    photoKilobytes: number
    irisMostCents: number
    sentMailDays: number
    refundAccountDays: number
    rejectedPhotoDays: number
    triedDays: number
    shortPackageMonths: number
    longPackageMonths: number
  }
  countries: {
    code: string
  }
  create_person: {
    userId: number
    profileId: number
  }
  development_mails: {
    id: string
    kind: string
    toEmail: string
    locale: 'gr' | 'en' | 'de' | 'fr' | 'pt'
    content: Record<string, unknown>
    status: 'queued' | 'sent' | 'dead'
    queuedAt: Date
  }
  document_draft: {
    basedOn: number
    revision: number
    holdsFrom: string
    needsConsent: boolean
    bodies: Record<string, string>
    summaries: Record<string, string>
    savedAt: Date
  }
  document_version: {
    version: number
    holdsFrom: string
    state: 'past' | 'now' | 'coming'
    needsConsent: boolean
    summaries: Record<string, string> | null | null
    bodies: Record<string, string> | null | null
    facts: { constants: Record<string, unknown>; packages: Record<string, unknown>[] } | null | null
    versions: { version: number; holdsFrom: string; state: 'past' | 'now' | 'coming' }[]
  }
  documents: {
    document: 'terms' | 'privacy' | 'mentoring' | 'coaching' | 'cookies' | 'accessibility'
    version: number
    holdsFrom: string
    state: 'past' | 'now' | 'coming' | 'withdrawn'
    needsConsent: boolean
    summaries: Record<string, string> | null | null
    publishedAt: Date
    publishedBy: string | null
    telling: 'waits' | 'runs' | 'done'
    draftRevision: number | null
  }
  due_profiles: {
    userId: number
    profileId: number
    name: string
    email: string
    invitedAt: Date | null
    linkUntil: Date | null
    hasPassword: boolean
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
    words: string | null
  }
  enter_documents: {
    line: number
    reference: string
    amountCents: number
    purchaseId: number | null
    menteeName: string | null
    fate: string
    field: string | null
  }
  erasure_losses: {
    purchaseId: number
    names: Record<string, string>
    paid: boolean
    partsLeft: number
    refundGround: 'withdrawal' | 'no_request' | 'rejections' | null
  }
  erasure_losses_of: {
    purchaseId: number
    names: Record<string, string>
    paid: boolean
    partsLeft: number
    refundGround: 'withdrawal' | 'no_request' | 'rejections' | null
  }
  feedback: {
    id: number
    mentorshipId: number
    step: 'start' | 'check_in' | 'end' | 'later'
    answers: { going?: 'well' | 'mixed' | 'badly'; words?: string; testimonial?: string; standing?: number; confidence?: number; goal?: number; recommends?: 'yes' | 'maybe' | 'no' }
    publishable: boolean
    givenAt: Date
  }
  find_certificate: {
    id: number
    code: string
    forSide: 'mentor' | 'mentee'
    name: string
    latinName: string | null
    kind: 'mentoring' | 'coaching'
    startedOn: string
    endedOn: string
    sessions: number
    minutes: number
  }
  goals: {
    id: number
    mentorshipId: number
    text: string
    reachedAt: Date | null
    createdAt: Date
  }
  import_rows: {
    number: number
    cells: string[]
    person: Record<string, unknown> | null
    fate: string | null
    field: string | null
    doneAt: Date | null
    unread: { field: string; text: string }[]
    same: { line?: number; name?: string; email?: string; mentorId?: number | null; menteeId?: number | null }[] | null
  }
  imports: {
    id: number
    role: 'mentor' | 'mentee' | 'admin'
    fileName: string
    headings: string[]
    mapping: Record<string, number> | null
    invite: boolean
    createdBy: string
    createdAt: Date
    startedAt: Date | null
    finishedAt: Date | null
    state: 'mapping' | 'checked' | 'running' | 'stopped' | 'done'
    total: number
    done: number
    good: number
    known: number
    bad: number
    partly: number
  }
  invariant_violations: {
    invariant: string
    violations: string
  }
  job_run_due: {
    job: string
    result: number | null
    error: string | null
    failed: number
  }
  jobs: {
    name: string
    minutes: number | null
    dailyAt: string | null
    weeklyOn: number | null
    lastRunAt: Date | null
    nextRunAt: Date
    askedAt: Date | null
    triedAt: Date | null
    result: number | null
    errorCode: string | null
    failedRows: number
    late: boolean
  }
  last_closed_month: {
    month: string
    closedAt: Date
    closedBy: string
  }
  last_edits: {
    at: Date
    byName: string | null
    fields: string[] | null
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
  ledger_balance: {
    balanceCents: number
    owedCents: number
    claimedCents: number
  }
  line_candidates: {
    purchaseId: number
    reference: string
    menteeName: string
    orderedAt: Date
    state: 'waiting' | 'paid' | 'closed'
    missingCents: number | null
  }
  listed_people: {
    list: string
    id: number
    userId: number | null
  }
  listed_texts: {
    list: string
    id: number
    words: string
  }
  lookups: {
    list: 'work_statuses' | 'industries' | 'support_topics' | 'referral_sources' | 'packages' | 'counties' | 'regions'
    id: number
    code: string
    names: Record<string, string>
    position: number
    regionId: number | null
  }
  mail_figures: {
    teamEmail: string
    linkHours: number
    resetMinutes: number
    freeCancellationTime: string
    shortPackageMonths: number
    answerDays: number
    earlyStopDays: number
    flagRejections: number
    flagMonths: number
    applicationDays: number
    proofDays: number
    seminarMonths: number
    quickAnswerDays: number
    guardianBelowAge: number
    retentionYears: number
  }
  make_inactive_obstacles: {
    id: number
    obstacle: string | null
    notice: string | null
  }
  mark_paid_obstacles: {
    id: number
    obstacle: string | null
    notice: string | null
  }
  match_check: {
    menteeId: number
    mentee: string
    kind: 'mentoring' | 'coaching'
    partNames: Record<string, string>
    blocked: string | null
    mentorId: number | null
    mentor: string | null
    title: string | null
    mentorBlocked: string | null
    score: number | null
    reasons: Rows['available_mentors']['reasons'] | null
    pending: { id: number; mentee: string; kind: 'mentoring' | 'coaching'; requestedAt: string }[]
    refundAsked: boolean
  }
  matchable_mentees: {
    menteeId: number
    name: string
    email: string
    blocked: string | null
    parts: { id: number; kind: 'mentoring' | 'coaching'; names: Record<string, string>; obstacle: string | null }[]
    refundAsked: boolean
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
    latinName: string | null
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
  mentor_figures: {
    answersWithin: number | null
    completed: number
  }
  mentor_option_counts: {
    filter: string
    option: string
    mentors: number
  }
  mentor_profiles: {
    mentorId: number
    name: string
    surname: string
    latinName: string | null
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
    sentence: string | null
    meets: string | null
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
    awayFrom: string | null
    appliedAt: Date
    statusMessage: string | null
    held: boolean
    running: boolean
    waiting: number
  }
  mentorship_timeline: {
    place: string
    at: Date
    subject: string
    subjectId: number | null
    event: string
    state: string | null
    actor: 'mentor' | 'mentee' | 'admin' | 'system' | null
    actorName: string | null
    reason: string | null
    words: string | null
    detail: { fields?: string[]; until?: string | null; day?: string; kind?: string } | null
    mentorId: number | null
    mentorName: string | null
    menteeId: number | null
    menteeName: string | null
    mentorshipId: number | null
    purchaseId: number | null
  }
  message_obstacles: {
    id: number
    obstacle: string | null
    notice: string | null
  }
  message_pair_obstacles: {
    id: number
    obstacle: string | null
    notice: string | null
  }
  message_recipient: {
    userId: number
    firstName: string
    name: string
    email: string
    locale: 'gr' | 'en' | 'de' | 'fr' | 'pt'
    own: boolean
    erased: boolean
  }
  muted_notifications: {
    userId: number
    notification: 'confirmations' | 'package_reminders' | 'mentorship_reminders' | 'mentor_free' | 'testimonials' | 'digest' | 'news' | 'offers' | 'declines' | 'seminars' | 'session_reminders' | 'seminar_reminders'
  }
  near_topics: {
    topicId: number
  }
  network_figures: {
    mentors: number | null
    completed: number | null
    sessions: number | null
  }
  open_checkout: {
    idempotencyKey: string
    stripeSessionId: string | null
    asked: { purchaseId: number; reference: string; name: string; cents: number; currency: string; email?: string; locale: string; expiresAt: number; guardian?: true }
  }
  open_messages: {
    id: number
    subject: string
    text: string
    sentAt: Date
    unread: boolean
  }
  operation_figures: {
    figure: string
    about: string | null
    value: number
  }
  operation_state: {
    standing: { what: 'jobs' | 'mails' | 'mails_refused' | 'rules' | 'backup' | 'certificate'; names?: string; since?: string; count?: number }[]
    mailsQueued: number
    oldestMailAt: Date | null
    backupAt: Date | null
  }
  own_certificate: {
    id: number
    code: string
    forSide: 'mentor' | 'mentee'
    name: string
    latinName: string | null
    kind: 'mentoring' | 'coaching'
    startedOn: string
    endedOn: string
    sessions: number
    minutes: number
  }
  own_checkout: {
    stripeSessionId: string | null
    idempotencyKey: string
    status: 'open' | 'processing' | 'paid' | 'failed' | 'expired' | 'flagged'
  }
  own_due_profile: {
    role: 'mentor' | 'mentee' | 'admin'
    birthdateKnown: boolean
    profile: Record<string, unknown> | null
  }
  own_favourites: {
    mentorId: number
    mentorName: string
    title: string
    photoId: number | null
    at: Date
    mentorLatinName: string | null
  }
  own_gifts: {
    id: number
    name: string
    year: number
    thisYear: boolean
    state: 'waiting' | 'approved' | 'awarded' | 'declined'
    message: string | null
    namedAt: Date
  }
  own_mentor_years: {
    year: number
    requests: number
    answerHours: number | null
    begun: number
    completed: number
    sessions: number
    minutes: number
  }
  own_mentorships: {
    id: number
    kind: 'mentoring' | 'coaching'
    status: 'running' | 'paused' | 'stopped' | 'completed'
    startedAt: Date
    plannedEndOn: string
    endedAt: Date | null
    endsOn: string | null
    pausedAt: Date | null
    pauseUntil: string | null
    partId: number
    packageNames: Record<string, string>
    minimumSessions: number
    completedSessions: number
    sessionCap: number
    lastSessionOn: string | null
    mentorId: number
    otherName: string
    otherEmail: string | null
    otherPhone: string | null
    mentorPhotoId: number | null
    otherLatinName: string | null
    countries: string[]
    endsSoon: 'date' | 'session' | null
    asksStart: boolean
    asksEnd: boolean
    laterFrom: Date | null
    safetyPerson: Rows['viewer']['safetyPerson'] | null
    pausable: boolean
  }
  own_parts: {
    id: number
    purchaseId: number
    packageCode: 'three_months' | 'six_months' | 'two_in_one'
    packageNames: Record<string, string>
    position: number
    kind: 'mentoring' | 'coaching'
    status: 'awaiting_payment' | 'paid' | 'pending' | 'running' | 'completed'
    closedReason: 'completed' | 'refunded' | 'cancelled' | 'expired' | null
    durationMonths: number
    minimumSessions: number
    completedSessions: number
    claimUntil: Date | null
    blockedBy: string | null
    purchasedAt: Date
    paidAt: Date | null
  }
  own_refunds: {
    refundId: number
    purchaseId: number
    amountCents: number
    currency: string
    ground: 'withdrawal' | 'no_request' | 'rejections' | 'override' | 'goodwill' | 'surplus' | 'provider'
    method: 'card' | 'deposit' | 'iris' | 'scholarship'
    stage: 'to_send' | 'on_the_way' | 'disputed' | 'done' | 'void'
    keptCents: number
    sessionsHeld: number | null
    sessionsTotal: number | null
    requestedAt: Date
    doneAt: Date | null
    sentOn: string | null
  }
  own_requests: {
    id: number
    kind: 'mentoring' | 'coaching'
    status: 'pending' | 'approved' | 'rejected'
    closeReason: 'mentor_rejected' | 'admin_rejected' | 'expired' | 'mentor_unavailable' | 'withdrawn' | 'purchase_closed' | null
    message: string
    reason: string | null
    fieldOfInterestId: number | null
    requestedAt: Date
    answerDueAt: Date
    answeredAt: Date | null
    rejectReason: string | null
    rejectMessage: string | null
    teamNote: string | null
    packageNames: Record<string, string>
    mentorId: number
    otherName: string
    otherPrivate: boolean
    otherTitle: string | null
    otherAbout: string | null
    otherIndustryId: number | null
    otherTopicIds: number[] | null
    otherPhotoId: number | null
    question: string | null
    askedAt: Date | null
    answer: string | null
    otherLatinName: string | null
    partFree: boolean
    tips: { mentorId: number; name: string; latinName: string | null }[] | null
    mentorFree: boolean
    minorAge: number | null
  }
  own_scholarship_requests: {
    id: number
    packageNames: Record<string, string>
    reason: string
    askedAt: Date
    answeredAt: Date | null
    granted: boolean | null
    answer: string | null
  }
  own_second_factor: {
    state: 'off' | 'begun' | 'on'
    since: Date | null
    codesLeft: number
    required: boolean
  }
  own_seminars: {
    id: number
    title: string
    description: string
    startsAt: Date
    minutes: number
    place: string
    state: 'coming' | 'begun' | 'cancelled'
    cancelReason: string | null
    changedAt: Date
  }
  own_sessions: {
    createdAt: Date
    seenAt: Date
    userAgent: string
    byMail: boolean
    current: boolean
  }
  own_suggestion_requests: {
    id: number
    text: string
    topic: string
    help: string
    topics: Record<string, string>[]
    askedAt: Date
    answeredAt: Date | null
    answer: string | null
    mentors: { mentorId: number; mentor: string; title: string; free: boolean }[]
  }
  own_texts_due: {
    text: 'privacy' | 'mentor_terms' | 'mentee_terms' | 'terms' | 'coachee_terms'
    version: number
    publishedOn: string
    summaries: Record<string, string> | null | null
  }
  own_waiting_mentors: {
    mentorId: number
    mentorName: string
    title: string
    photoId: number | null
    askedAt: Date
    mentorLatinName: string | null
  }
  package_prices: {
    packageId: number
    names: Record<string, string>
    currency: string
    id: number | null
    holdsFrom: string | null
    priceCents: number
    state: 'past' | 'now' | 'coming'
  }
  packages: {
    id: number
    code: 'three_months' | 'six_months' | 'two_in_one'
    position: number
    names: Record<string, string>
    priceCents: number
    vatPercent: number
    vatGround: string | null
    currency: string
    durationMonths: number
    minimumSessions: number
    parts: { position: number; kind: 'mentoring' | 'coaching'; durationMonths: number; minimumSessions: number }[]
  }
  pair_wishes: {
    id: number
    mentorshipId: number
    wish: 'pause' | 'resume' | 'another' | 'end'
    reason: string
    askedAt: Date
    closedAt: Date | null
    outcome: 'met' | 'overtaken' | 'answered' | 'withdrawn' | null | null
    answer: string | null
  }
  person_account: {
    id: number
    name: string
    latinName: string | null
    email: string
    phone: string | null
    emailConfirmed: boolean
    locale: string
    news: boolean
    createdAt: Date
    lastLoginAt: Date | null
    erased: boolean
    own: boolean
    administrator: boolean
    mentorId: number | null
    menteeId: number | null
    devices: number
    secondFactor: boolean
    obstacle: string | null
    bouncedAt: Date | null
    maybeSame: { name: string; email: string; mentorId: number | null; menteeId: number | null }[]
    suspendedAt: Date | null
  }
  person_timeline: {
    place: string
    at: Date
    subject: string
    subjectId: number | null
    event: string
    state: string | null
    actor: 'mentor' | 'mentee' | 'admin' | 'system' | null
    actorName: string | null
    reason: string | null
    words: string | null
    detail: Rows['mentorship_timeline']['detail'] | null
    mentorId: number | null
    mentorName: string | null
    menteeId: number | null
    menteeName: string | null
    mentorshipId: number | null
    purchaseId: number | null
  }
  photos: {
    id: number
    small: Uint8Array
    large: Uint8Array
    mime: string
  }
  proofs: {
    id: number
    purchaseId: number
    fileName: string
    mime: string
    bytes: Uint8Array
    sentAt: Date
  }
  proposals: {
    id: number
    mentorshipId: number
    kind: 'mentoring' | 'coaching'
    place: string | null
    proposedBy: 'mentor' | 'mentee' | 'admin' | 'system'
    times: Date[]
  }
  public_mentors: {
    mentorId: number
    changedOn: string | null
  }
  published_testimonials: {
    id: number
    mentorId: number
    menteeFullName: string
    givenOn: string
    text: string
    mentorName: string
    mentorLatinName: string | null
    mentorPhotoId: number | null
    sessions: number | null
    goals: number | null
  }
  purchase_disputes: {
    ref: string
    amountCents: number
    currency: string
    state: 'open' | 'won' | 'lost'
    openedAt: Date
    closedAt: Date | null
  }
  purchase_refunds: {
    purchaseId: number
    withdrawUntil: Date | null
    withdrawObstacle: string | null
    begun: boolean
    sessionsHeld: number
    sessionsTotal: number
    keptCents: number
    refundCents: number
    beginRequested: boolean
    beginDue: boolean
    unanswered: { id: number; startsAt: string; kind: 'mentoring' | 'coaching' }[]
    disputed: boolean
    ground: 'withdrawal' | 'no_request' | 'rejections' | null
    obstacle: string | null
    receipt: boolean
    account: { iban: string; holder: string } | null
    request: { askedAt: string; answeredAt: string | null; granted: boolean | null; answer: string | null } | null
    currency: string
    takenBack: { amountCents: number; on: string }[]
  }
  purchase_timeline: {
    place: string
    at: Date
    subject: string
    subjectId: number | null
    event: string
    state: string | null
    actor: 'mentor' | 'mentee' | 'admin' | 'system' | null
    actorName: string | null
    reason: string | null
    words: string | null
    detail: Rows['mentorship_timeline']['detail'] | null
    mentorId: number | null
    mentorName: string | null
    menteeId: number | null
    menteeName: string | null
    mentorshipId: number | null
    purchaseId: number | null
  }
  purchases: {
    id: number
    menteeId: number
    packageId: number
    packageNames: Record<string, string>
    priceCents: number
    listPriceCents: number
    vatPercent: number
    vatGround: string | null
    currency: string
    method: 'card' | 'deposit' | 'iris' | 'scholarship'
    reference: string
    purchasedAt: Date
    paidAt: Date | null
    paidOn: string | null
    refundDays: number
    refundedAt: Date | null
    cancelledAt: Date | null
    disputedAt: Date | null
    awarded: boolean
    durationMonths: number
    nextKind: 'mentoring' | 'coaching' | null
    wantedMentor: { id: number; name: string; latin: string | null } | null
    keptUntil: string | null
    guardianObstacle: 'guardian_needed' | 'guardian_not_confirmed' | 'guardian_objected' | null
    guardianName: string | null
    guardianEmail: string | null
    guardianPhone: string | null
    status: 'awaiting_payment' | 'paid' | 'pending' | 'running' | 'completed' | 'cancelled' | 'refunded'
    proofs: { id: number; fileName: string; sentAt: string }[]
    cardUnderWay: boolean
    receivedCents: number
    invoice: { name: string; taxNumber: string; address: string; activity: string } | null
    invoiceOpen: boolean
  }
  rank_texts: {
    number: number
    share: number
  }
  read_offers: {
    offerId: number
    provider: string
    code: string
    description: string
    expiresOn: string | null
    websiteLink: string | null
  }
  receipts: {
    purchaseId: number
    reference: string
    buyer: string
    packageNames: Record<string, string>
    listPriceCents: number
    priceCents: number
    vatPercent: number
    vatGround: string | null
    currency: string
    scholarship: boolean
    method: 'card' | 'deposit' | 'iris' | 'scholarship'
    purchasedAt: Date
    paidOn: string
    beginRequestedAt: Date | null
    termsVersion: number | null
    refundedCents: number
    refundedOn: string | null
  }
  reject_request_obstacles: {
    id: number
    obstacle: string | null
  }
  remind_obstacles: {
    id: number
    obstacle: string | null
  }
  report_subject: {
    name: string
    latinName: string | null
  }
  request_box: {
    kind: 'mentoring' | 'coaching'
    obstacle: string | null
    packageNames: Record<string, string> | null
    beginDue: boolean
    pendingMentorId: number | null
    pendingDueAt: Date | null
    refusedAt: Date | null
  }
  resend_obstacles: {
    id: number
    obstacle: string | null
  }
  role_choices: {
    role: 'mentor' | 'mentee' | 'admin'
    waits: number
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
    latinName: string | null
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
    says: string
    answersWithin: number | null
  }
  second_factors: {
    userId: number
  }
  sent_messages: {
    id: number
    subject: string
    text: string
    sentAt: Date
    sentBy: string
    readAt: Date | null
  }
  sessions: {
    id: number
    mentorshipId: number
    status: 'planned' | 'held' | 'cancelled' | 'late_cancel' | 'no_show_mentee' | 'no_show_mentor'
    heldOn: string
    startsAt: Date | null
    minutes: number | null
    note: string | null
    place: string | null
    enteredBy: 'mentor' | 'mentee' | 'admin' | 'system'
    enteredAt: Date
    cancelUntil: Date | null
    shortNotice: boolean
    cancelsLate: boolean
  }
  setting_bounds: {
    name: string
    lowest: number
    highest: number
    value: number
  }
  similar_mentors: {
    mentorId: number
    name: string
    surname: string
    latinName: string | null
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
    says: string
    answersWithin: number | null
  }
  statement_lines: {
    number: number
    day: string | null
    amountCents: number | null
    text: string
    fate: string
    part: 'sure' | 'likely' | 'returned' | 'unknown' | 'other' | 'booked'
    settledAs: 'order' | 'donation' | 'ours' | 'ignored' | null
    purchaseId: number | null
    reference: string | null
    menteeName: string | null
    missingCents: number | null
    confirmedOn: string | null
    candidates: { purchaseId: number; reference: string; menteeName: string }[]
    linesOfPart: number
    centsOfPart: number
  }
  statements: {
    id: number
    createdBy: string
    createdAt: Date
    namesAccount: boolean
    outgoing: number
    offCents: number | null
    headings: string[] | null
    rows: [number: number, cells: string[]][] | null
  }
  stripe_events_due: {
    id: string
    type: string
    about: { session?: string; payment?: string }
  }
  suggest_mentors: {
    mentorId: number
    name: string
    surname: string
    title: string
    score: number
    reasons: Rows['available_mentors']['reasons']
    photoId: number | null
    latinName: string | null
  }
  suggest_words: {
    kind: string
    itemId: number
    name: string | null
    latinName: string | null
  }
  suggestion_proposals: {
    mentorId: number
    name: string
    title: string
    photoId: number | null
    availableForMentoring: boolean
    availableForCoaching: boolean
    inCollaboration: boolean
    suggestible: boolean
    declined: boolean
    origin: 'added' | 'proposed' | 'found'
    score: number
    reasons: Rows['available_mentors']['reasons']
  }
  take_back_case: {
    cents: number
    newestEntry: number | null
    obstacle: string | null
  }
  tax_document_files: {
    documentId: number
    bytes: Uint8Array
    kind: Rows['tax_documents']['kind']
    series: string
    number: number
  }
  tax_documents: {
    id: number
    purchaseId: number
    kind: 'retail' | 'invoice' | 'retail_credit' | 'invoice_credit'
    series: string
    number: number
    issuedOn: string
    mark: string
    uid: string | null
    qrUrl: string | null
    amountCents: number
    currency: string
    file: boolean
  }
  team_mail: {
    kind: string
    locale: 'gr' | 'en' | 'de' | 'fr' | 'pt'
    content: Record<string, unknown> | null
  }
  texts: {
    text: 'terms' | 'privacy' | 'mentor_terms' | 'mentee_terms' | 'coachee_terms' | 'news'
    version: number
    publishedOn: string
  }
  told_with_request: {
    name: string
    latinName: string | null
    about: string
    industryId: number | null
    topicIds: number[]
    minorAge: number | null
  }
  unavailable_suggestions: {
    mentorId: number
    name: string
  }
  undocumented: {
    credit: boolean
    refund: boolean
    amountCents: number
    since: Date
  }
  users: {
    id: number
    name: string
    surname: string
    fullName: string
    latinName: string | null
    phone: string | null
    email: string
    emailConfirmed: boolean
    locale: 'gr' | 'en' | 'de' | 'fr' | 'pt'
    news: boolean
    birthdateKnown: boolean
    erased: boolean
  }
  vat_rates: {
    id: number | null
    holdsFrom: string | null
    percent: number
    ground: string | null
    state: 'past' | 'now' | 'coming'
  }
  viewer: {
    userId: number
    name: string
    surname: string
    email: string
    locale: 'gr' | 'en' | 'de' | 'fr' | 'pt'
    role: 'mentor' | 'mentee' | 'admin' | null
    roles: ('mentor' | 'mentee' | 'admin')[]
    mentorId: number | null
    mentorStatus: 'new' | 'awaiting_response' | 'active' | 'inactive' | 'rejected' | null
    menteeId: number | null
    cartCount: number
    waitingCount: number
    unreadCount: number
    secondFactorDue: boolean
    photoId: number | null
    adminRight: 'coordinator' | 'treasurer' | 'administrator' | null
    profileDue: 'mentor' | 'mentee' | 'admin' | null
    textsDue: boolean
    safetyPerson: { name?: string; phone?: string; email: string } | null
    suspended: boolean
    emailConfirmed: boolean
    byMail: boolean
  }
  waiting_for_team: {
    queue: string
    waiting: number
    since: string | null
    ids: number[] | null
  }
  waits: {
    queue: string
    id: number | null
    since: string | null
    own: boolean
    mentorshipId: number | null
    purchaseId: number | null
    menteeId: number | null
    mentorId: number | null
  }
  withdrawal_by_letter: {
    sentOn: string
    until: Date | null
    begun: boolean
    beginRequested: boolean
    sessionsHeld: number
    sessionsTotal: number
    paidCents: number
    keptCents: number
    refundCents: number
    obstacle: string | null
    unanswered: { id: number; startsAt: string; kind: 'mentoring' | 'coaching' }[]
  }
}

/** A row of a view or function of api. */
export type Row<Name extends keyof Rows> = Rows[Name]
