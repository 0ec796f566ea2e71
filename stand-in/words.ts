// The texts of the simulated payment page, in the product's languages.

const el = {
  banner: 'Δοκιμαστική πληρωμή – δεν χρεώνεται καμία κάρτα',
  title: 'Πληρωμή',
  total: 'Σύνολο',
  method: 'Τρόπος πληρωμής',
  pays: 'Κάρτα που γίνεται δεκτή',
  declines: 'Κάρτα που απορρίπτεται',
  later: 'Πάγια εντολή SEPA: τα χρήματα έρχονται αργότερα',
  disputed: 'Κάρτα που γίνεται δεκτή και μετά αμφισβητείται',
  pay: 'Πληρωμή',
  declined: 'Η κάρτα απορρίφθηκε. Δεν χρεώθηκες. Δοκίμασε με άλλη κάρτα.',
  choose: 'Διάλεξε τρόπο πληρωμής.',
  back: 'Πίσω, χωρίς πληρωμή',
  shop: 'Πίσω στο κατάστημα',
  complete: 'Η πληρωμή ολοκληρώθηκε.',
  waiting: 'Η πληρωμή περιμένει τα χρήματα.',
  arrive: 'Να έρθουν τα χρήματα',
  fail: 'Να μην έρθουν',
  failed: 'Τα χρήματα δεν ήρθαν. Δεν χρεώθηκες.',
  expired: 'Αυτή η σελίδα πληρωμής έληξε. Ξεκίνησε πάλι από το κατάστημα.',
  unknown: 'Δεν υπάρχει τέτοια σελίδα πληρωμής.',
}

export type Words = typeof el

const en: Words = {
  banner: 'Test payment – no card is charged',
  title: 'Payment',
  total: 'Total',
  method: 'Payment method',
  pays: 'Card that is accepted',
  declines: 'Card that is declined',
  later: 'SEPA direct debit: the money comes later',
  disputed: 'Card that is accepted and then disputed',
  pay: 'Pay',
  declined: 'The card was declined. You were not charged. Try another card.',
  choose: 'Choose a payment method.',
  back: 'Back, without paying',
  shop: 'Back to the shop',
  complete: 'The payment is complete.',
  waiting: 'The payment is waiting for the money.',
  arrive: 'Let the money arrive',
  fail: 'Let it fail',
  failed: 'The money did not arrive. You were not charged.',
  expired: 'This payment page has expired. Start again from the shop.',
  unknown: 'There is no such payment page.',
}

const de: Words = {
  banner: 'Testzahlung – keine Karte wird belastet',
  title: 'Zahlung',
  total: 'Summe',
  method: 'Zahlungsart',
  pays: 'Karte, die angenommen wird',
  declines: 'Karte, die abgelehnt wird',
  later: 'SEPA-Lastschrift: Das Geld kommt später',
  disputed: 'Karte, die angenommen und dann angefochten wird',
  pay: 'Bezahlen',
  declined: 'Die Karte wurde abgelehnt. Es wurde nichts abgebucht. Versuche es mit einer anderen Karte.',
  choose: 'Wähle eine Zahlungsart.',
  back: 'Zurück, ohne zu bezahlen',
  shop: 'Zurück zum Shop',
  complete: 'Die Zahlung ist abgeschlossen.',
  waiting: 'Die Zahlung wartet auf das Geld.',
  arrive: 'Geld eintreffen lassen',
  fail: 'Scheitern lassen',
  failed: 'Das Geld ist nicht eingetroffen. Es wurde nichts abgebucht.',
  expired: 'Diese Zahlungsseite ist abgelaufen. Beginne im Shop noch einmal.',
  unknown: 'Diese Zahlungsseite gibt es nicht.',
}

const fr: Words = {
  banner: 'Paiement d’essai – aucune carte n’est débitée',
  title: 'Paiement',
  total: 'Total',
  method: 'Moyen de paiement',
  pays: 'Carte acceptée',
  declines: 'Carte refusée',
  later: 'Prélèvement SEPA : l’argent arrive plus tard',
  disputed: 'Carte acceptée, puis contestée',
  pay: 'Payer',
  declined: 'La carte a été refusée. Rien n’a été débité. Essaie avec une autre carte.',
  choose: 'Choisis un moyen de paiement.',
  back: 'Retour, sans payer',
  shop: 'Retour à la boutique',
  complete: 'Le paiement est terminé.',
  waiting: 'Le paiement attend l’argent.',
  arrive: 'Faire arriver l’argent',
  fail: 'Faire échouer',
  failed: 'L’argent n’est pas arrivé. Rien n’a été débité.',
  expired: 'Cette page de paiement a expiré. Recommence depuis la boutique.',
  unknown: 'Cette page de paiement n’existe pas.',
}

const pt: Words = {
  banner: 'Pagamento de teste – nenhum cartão é cobrado',
  title: 'Pagamento',
  total: 'Total',
  method: 'Método de pagamento',
  pays: 'Cartão aceite',
  declines: 'Cartão recusado',
  later: 'Débito direto SEPA: o dinheiro chega mais tarde',
  disputed: 'Cartão aceite e depois contestado',
  pay: 'Pagar',
  declined: 'O cartão foi recusado. Nada foi cobrado. Tenta com outro cartão.',
  choose: 'Escolhe um método de pagamento.',
  back: 'Voltar, sem pagar',
  shop: 'Voltar à loja',
  complete: 'O pagamento está concluído.',
  waiting: 'O pagamento espera pelo dinheiro.',
  arrive: 'Fazer chegar o dinheiro',
  fail: 'Fazer falhar',
  failed: 'O dinheiro não chegou. Nada foi cobrado.',
  expired: 'Esta página de pagamento expirou. Começa de novo na loja.',
  unknown: 'Esta página de pagamento não existe.',
}

export const words = { el, en, de, fr, pt }
export type Language = keyof typeof words

/** Returns the product's language for a session's locale; English when there is none. */
export function languageOf(locale: string | null | undefined): Language {
  const language = (locale ?? '').slice(0, 2)
  return language in words ? (language as Language) : 'en'
}
