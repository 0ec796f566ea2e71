import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { figures, years } from '~/domain/constants/figures'
import { cookie, readCookie } from '~/cookies.server'

// OWASP's device cookie. Failed sign-ins are counted separately for a browser that has signed in to the
// account before, so guesses from elsewhere do not lock the user out. The cookie names no account and
// authorizes nothing.
const name = 'device'
const mostAccounts = 5

const secret = () => process.env.DEVICE_SECRET ?? ''

/** The id of this browser, if it has signed in to this account before. */
export function knownDevice(request: Request, email: string) {
  const { id, marks } = read(request)
  return secret() && id && marks.some((mark) => same(mark, markOf(id, email))) ? id : undefined
}

/**
 * The cookie that makes this browser known for this account, besides the accounts it is known for already.
 */
export function rememberDevice(request: Request, email: string) {
  const { id = randomBytes(16).toString('base64url'), marks } = read(request)
  const mark = markOf(id, email)
  const others = marks.filter((each) => each !== mark)
  return cookie(name, [id, mark, ...others.slice(0, mostAccounts - 1)].join('.'), {
    maxAge: years(figures.deviceYears),
  })
}

const markOf = (id: string, email: string) =>
  createHmac('sha256', secret()).update(`${id} ${email.toLowerCase()}`).digest('base64url')

function read(request: Request): { id?: string; marks: string[] } {
  const [id, ...marks] = readCookie(request, name)?.split('.') ?? []
  return id && /^[\w-]{22}$/.test(id) ? { id, marks: marks.slice(0, mostAccounts) } : { marks: [] }
}

function same(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
