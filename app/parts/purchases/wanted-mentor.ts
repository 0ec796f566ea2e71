/** The id of the mentor for whom a package is ordered: ?mentor= in the URLs from the profile to the order. */
export function wantedMentorOf(request: Request) {
  const given = new URL(request.url).searchParams.get('mentor') ?? ''
  return /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined
}

/** Adds ?mentor= to a path. */
export function withWantedMentor(path: string, mentorId: number | undefined) {
  return mentorId ? `${path}?mentor=${mentorId}` : path
}
