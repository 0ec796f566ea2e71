import type { Response } from 'express'

const reasons = {
  400: ['Η διεύθυνση δεν είναι σωστή.', 'This address is not valid.'],
  403: [
    'Η φόρμα στάλθηκε από άλλη σελίδα. Άνοιξέ την ξανά από εδώ.',
    'The form came from another site. Open it again from here.',
  ],
  404: ['Το αρχείο δεν υπάρχει.', 'There is no such file.'],
  405: ['Αυτό δεν γίνεται σε αυτή τη διεύθυνση.', 'This address does not allow that.'],
  411: ['Λείπει το μέγεθος του αιτήματος.', 'The length of the request is missing.'],
  413: [
    'Το αρχείο είναι πολύ μεγάλο. Διάλεξε ένα μικρότερο.',
    'The file is too large. Choose a smaller one.',
  ],
  421: ['Η διεύθυνση αυτή δεν ανήκει σε εμάς.', 'This address is not ours.'],
  429: [
    'Πολλές προσπάθειες. Περίμενε ένα λεπτό και δοκίμασε ξανά.',
    'Too many attempts. Wait a minute and try again.',
  ],
  500: [
    'Κάτι πήγε στραβά. Το βλέπουμε ήδη· δοκίμασε ξανά σε λίγο.',
    'Something went wrong. We can see it; try again shortly.',
  ],
  503: [
    'Επιστρέφουμε σε λίγο. Δοκίμασε ξανά σε λίγα δευτερόλεπτα.',
    'We will be right back. Try again in a few seconds.',
  ],
} as const

export type ErrorStatus = keyof typeof reasons

/** The error codes of the JSON API. */
const codes: Record<ErrorStatus, string> = {
  400: 'malformed',
  403: 'not_allowed',
  404: 'not_found',
  405: 'method_not_allowed',
  411: 'length_required',
  413: 'too_large',
  421: 'wrong_host',
  429: 'too_many_attempts',
  500: 'generic',
  503: 'busy',
}

/** Answers with an error without the app: a small page in Greek and English with the request's id; JSON below /api/. */
export function sendError(res: Response, status: ErrorStatus) {
  const [greek, english] = reasons[status]
  if (res.req.path.startsWith('/api/')) {
    const error = { code: codes[status], message: english }
    return void res
      .status(status)
      .set({ 'Cache-Control': 'no-store', 'Content-Language': 'en' })
      .json({ error })
  }
  res.status(status).type('html').set('Cache-Control', 'no-store').send(`<!doctype html>
<html lang="el">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${status} – ${greek}</title>
<h1>${greek}</h1>
<p lang="en">${english}</p>
<p><a href="/">Αρχική σελίδα / Home page</a></p>
<p><small>${res.locals.requestId}</small></p>
</html>
`)
}
