import { getFigures } from '~/domain/constants/constants.server'
import { qrCode } from '~/domain/qr-code'
import type { Purchase } from './purchases.server'
import { transferText } from './transfer-text'

/** The QR codes for an order: of the transfer that pays what is missing of its price, and the network's own for IRIS. */
export async function paymentCodes({
  priceCents,
  receivedCents,
  reference,
}: Pick<Purchase, 'priceCents' | 'receivedCents' | 'reference'>) {
  const { bankAccountHolder: holder, bankIban: iban, irisCode } = await getFigures()
  return {
    transfer: qrCode(transferText({ holder, iban, cents: priceCents - receivedCents, reference })),
    iris: irisCode ? qrCode(irisCode) : null,
  }
}

export type PaymentCodes = Awaited<ReturnType<typeof paymentCodes>>
