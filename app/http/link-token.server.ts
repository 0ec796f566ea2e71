import * as reads from '~/db/generated/reads.server'

/**
 * The token of a mailed link: ?token= or the end of the path. What mail programs and people take along behind an
 * address, a comma, a bracket or a letter, is left out.
 */
export function linkToken({ url }: Pick<Request, 'url'>) {
  const { pathname, searchParams } = new URL(url)
  return token.exec(searchParams.get('token') ?? pathname)?.[0] ?? ''
}

const token = /(?<![0-9a-f])[0-9a-f]{64}/

/** The token in an address of a mailed link for this purpose, and what became of the link. */
export async function mailedLink(request: Request, purpose: Purpose) {
  const token = linkToken(request)
  return { token, link: await reads.authLinkState({ token, purpose }) }
}

type Purpose = Parameters<typeof reads.authLinkState>[0]['purpose']
