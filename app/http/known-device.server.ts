import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { days, figures } from '~/domain/constants/figures'
import { cookie, isSecure, readCookie } from '~/cookies.server'

// OWASP's device cookie: a browser in which she has signed in to an account before is counted by itself, so that
// nobody's guesses elsewhere keep her out. It says so only to us, names no account, and opens nothing.
const cookieName = isSecure ? '__Host-device' : 'device'
const mostAccounts = 5

const secret = process.env.DEVICE_SECRET ?? ''

/** The browser's own number, if its owner has signed in to this account with it before. */
export function knownDevice(request: Request, email: string) {
  const { id, marks } = read(request)
  return secret && id && marks.some((mark) => same(mark, markOf(id, email))) ? id : undefined
}

/** The cookie by which the browser is known for this account from now on, beside those it was known for. */
export function rememberDevice(request: Request, email: string) {
  const { id = randomBytes(16).toString('base64url'), marks } = read(request)
  const mark = markOf(id, email)
  const others = marks.filter((each) => each !== mark)
  return cookie(cookieName, [id, mark, ...others.slice(0, mostAccounts - 1)].join('.'), {
    maxAge: days(figures.deviceDays),
  })
}

const markOf = (id: string, email: string) =>
  createHmac('sha256', secret).update(`${id} ${email.toLowerCase()}`).digest('base64url')

function read(request: Request): { id?: string; marks: string[] } {
  const [id, ...marks] = readCookie(request, cookieName)?.split('.') ?? []
  return id && /^[\w-]{22}$/.test(id) ? { id, marks: marks.slice(0, mostAccounts) } : { marks: [] }
}

function same(one: string, other: string) {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
