// The simulated payment page: forms and redirects only, for any browser.
import { randomBytes } from 'node:crypto'
import express, { type Response } from 'express'
import type { Books } from './books'
import { ApiError } from './errors'
import { layout, payForm, told } from './html'
import type { Session } from './objects'
import { cards, pay, settle, type Card } from './payments'
import { findSession } from './sessions'
import { languageOf, words, type Words } from './words'

/** Returns the router of everything below /pay: a page for each session. */
export function paymentPages(books: Books) {
  const router = express.Router()
  router.use(express.urlencoded({ extended: false, limit: '10kb' }))

  router.get('/:id', (req, res) => {
    const session = findSession(books, req.params.id)
    if (session) show(res, session)
    else send(res.status(404), undefined, told(words[languageOf(req.acceptsLanguages()[0])].unknown))
  })

  router.post('/:id', (req, res) => {
    const { id } = req.params
    const session = findSession(books, id)
    // The session was paid in another tab, or it expired: its page says so.
    if (session?.status !== 'open') return res.redirect(303, `/pay/${id}`)
    const { card } = req.body as { card?: unknown }
    const say = words[languageOf(session.locale)]
    if (!isCard(card)) return show(res.status(422), session, say.choose)
    try {
      res.redirect(303, successUrl(pay(books, id, card)))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      show(res.status(402), session, say.declined, card)
    }
  })

  // In the demo the customer also plays the bank.
  router.post('/:id/settle', (req, res) => {
    const { id } = req.params
    const session = findSession(books, id)
    if (session && isWaiting(session)) settle(books, id, (req.body as { money?: string }).money === 'arrives')
    res.redirect(303, `/pay/${id}`)
  })

  function show(res: Response, session: Session, problem = '', card: Card = 'pays') {
    const say = words[languageOf(session.locale)]
    const items = books.find('orders', session.id)?.items ?? []
    const isOpen = session.status === 'open'
    send(res, session, isOpen ? payForm(session, items, say, problem, card) : ended(session, say))
  }

  const isWaiting = ({ payment_intent }: Session) =>
    books.find('payments', payment_intent ?? '')?.status === 'processing'

  function ended(session: Session, say: Words) {
    const shop = { href: session.cancel_url ?? successUrl(session), text: say.shop }
    if (session.status === 'expired') return told(say.expired, shop)
    const done = { href: successUrl(session), text: say.shop }
    if (isWaiting(session)) return told(say.waiting, done, { ...say, action: `/pay/${session.id}/settle` })
    return session.payment_status === 'paid' ? told(say.complete, done) : told(say.failed, shop)
  }

  return router
}

const isCard = (card: unknown): card is Card => cards.includes(card as Card)

const successUrl = ({ success_url, id }: Session) => success_url!.replaceAll('{CHECKOUT_SESSION_ID}', id)

function send(res: Response, session: Session | undefined, body: string) {
  const nonce = randomBytes(16).toString('base64')
  // Chromium applies form-action to redirects after a form as well: it leads back to the shop.
  const shop = session ? new URL(successUrl(session)).origin : ''
  res.set({
    'Content-Security-Policy': [
      `default-src 'none'`,
      `style-src 'nonce-${nonce}'`,
      `img-src data:`,
      `base-uri 'none'`,
      `frame-ancestors 'none'`,
      `form-action 'self' ${shop}`,
    ].join('; '),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  })
  const language = languageOf(session?.locale)
  res.type('html').send(layout({ language, say: words[language], nonce, body }))
}
