import type { Response } from 'express'
import { cookieName } from '~/cookies.server'
import { escapeHtml } from '~/escape-html'

/** Not in the catalogues: these answers must be ready before the app is, and when it fails. */
const reasons = {
  400: {
    gr: 'Η διεύθυνση δεν είναι σωστή.',
    en: 'This address is not valid.',
    de: 'Diese Adresse ist nicht gültig.',
    fr: 'Cette adresse n’est pas valable.',
    pt: 'Este endereço não é válido.',
  },
  403: {
    gr: 'Η φόρμα στάλθηκε από άλλη σελίδα. Άνοιξέ την ξανά από εδώ.',
    en: 'The form came from another site. Open it again from here.',
    de: 'Das Formular kam von einer anderen Website. Öffne es hier noch einmal.',
    fr: 'Le formulaire venait d’un autre site. Ouvre-le à nouveau ici.',
    pt: 'O formulário veio de outro site. Abre-o de novo a partir daqui.',
  },
  404: {
    gr: 'Το αρχείο δεν υπάρχει.',
    en: 'There is no such file.',
    de: 'Diese Datei gibt es nicht.',
    fr: 'Ce fichier n’existe pas.',
    pt: 'Este ficheiro não existe.',
  },
  405: {
    gr: 'Αυτό δεν γίνεται σε αυτή τη διεύθυνση.',
    en: 'This address does not allow that.',
    de: 'Diese Adresse erlaubt das nicht.',
    fr: 'Cette adresse ne le permet pas.',
    pt: 'Este endereço não permite isso.',
  },
  411: {
    gr: 'Λείπει το μέγεθος του αιτήματος.',
    en: 'The length of the request is missing.',
    de: 'Die Länge der Anfrage fehlt.',
    fr: 'La longueur de la requête manque.',
    pt: 'Falta o tamanho do pedido.',
  },
  413: {
    gr: 'Το αρχείο είναι πολύ μεγάλο. Διάλεξε ένα μικρότερο.',
    en: 'The file is too large. Choose a smaller one.',
    de: 'Die Datei ist zu groß. Wähle eine kleinere.',
    fr: 'Le fichier est trop grand. Choisis-en un plus petit.',
    pt: 'O ficheiro é demasiado grande. Escolhe um mais pequeno.',
  },
  421: {
    gr: 'Η διεύθυνση αυτή δεν ανήκει σε εμάς.',
    en: 'This address is not ours.',
    de: 'Diese Adresse gehört nicht zu uns.',
    fr: 'Cette adresse n’est pas la nôtre.',
    pt: 'Este endereço não é nosso.',
  },
  429: {
    gr: 'Πολλές προσπάθειες. Περίμενε ένα λεπτό και δοκίμασε ξανά.',
    en: 'Too many attempts. Wait a minute and try again.',
    de: 'Zu viele Versuche. Warte eine Minute und versuche es noch einmal.',
    fr: 'Trop de tentatives. Attends une minute et réessaie.',
    pt: 'Demasiadas tentativas. Espera um minuto e tenta de novo.',
  },
  500: {
    gr: 'Κάτι πήγε στραβά. Το βλέπουμε ήδη· δοκίμασε ξανά σε λίγο.',
    en: 'Something went wrong. We can see it; try again shortly.',
    de: 'Etwas ist schiefgegangen. Wir sehen es; versuche es gleich noch einmal.',
    fr: 'Un problème est survenu. Nous le voyons ; réessaie dans un instant.',
    pt: 'Algo correu mal. Estamos a ver; tenta de novo daqui a pouco.',
  },
  503: {
    gr: 'Επιστρέφουμε σε λίγο. Δοκίμασε ξανά σε λίγα δευτερόλεπτα.',
    en: 'We will be right back. Try again in a few seconds.',
    de: 'Wir sind gleich zurück. Versuche es in ein paar Sekunden noch einmal.',
    fr: 'Nous revenons tout de suite. Réessaie dans quelques secondes.',
    pt: 'Voltamos já. Tenta de novo daqui a alguns segundos.',
  },
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

const chosenLocale = new RegExp(`(?:^|;\\s*)${cookieName('locale')}=(gr|en|de|fr|pt)(?:;|\\s|$)`)

/**
 * Answers with an error without the app: a small page in Greek and English with the request's id, and the team's address
 * if we are at fault. Below /api/ it is JSON, in the language of the cookie.
 */
export function sendError(res: Response, status: ErrorStatus) {
  const { gr: greek, en: english } = reasons[status]
  if (res.req.path.startsWith('/api/')) {
    const locale = (chosenLocale.exec(res.req.headers.cookie ?? '')?.[1] ??
      'gr') as keyof (typeof reasons)[400]
    const error = { code: codes[status], message: reasons[status][locale] }
    return void res
      .status(status)
      .set({ 'Cache-Control': 'no-store', 'Content-Language': locale === 'gr' ? 'el' : locale })
      .json({ error })
  }
  const team = status >= 500 ? escapeHtml(process.env.TEAM_EMAIL ?? '') : ''
  const contact = team && `<p><a href="mailto:${team}">${team}</a></p>\n`
  res.status(status).type('html').set('Cache-Control', 'no-store').send(`<!doctype html>
<html lang="el">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${status} – ${greek}</title>
<h1>${greek}</h1>
<p lang="en">${english}</p>
<p><a href="/">Αρχική σελίδα / Home page</a></p>
${contact}<p><small>${res.locals.requestId}</small></p>
</html>
`)
}
