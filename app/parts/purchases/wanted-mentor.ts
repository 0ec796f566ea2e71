/** The mentor a visitor or mentee had in mind on her way to an order: ?mentor= in the addresses of that way. */
export function wantedMentorOf(request: Request) {
  const given = new URL(request.url).searchParams.get('mentor') ?? ''
  return /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined
}

/** An address on that way, which keeps the mentor in mind. */
export function withWantedMentor(path: string, mentorId: number | undefined) {
  return mentorId ? `${path}?mentor=${mentorId}` : path
}
