import { readId } from '~/domain/values'

/** The id of the mentor for whom a package is ordered: ?mentor= in the URLs from the profile to the order. */
export const wantedMentorOf = (request: Request) => readId(new URL(request.url).searchParams.get('mentor'))

/** Adds ?mentor= to a path. */
export function withWantedMentor(path: string, mentorId: number | undefined) {
  return mentorId ? `${path}?mentor=${mentorId}` : path
}
