import { z } from 'zod'
import { Email, line, PasswordAgain, PhoneOrNull, requiredLine } from '~/domain/fields'
import { ConfirmWithPassword, Id } from '~/domain/values'
import { formatIban } from '~/i18n/format'
import { ConfirmedPrice } from './prices-schema'
import { ConfirmedVat } from './vat-schema'

const words = requiredLine(200)

/** The bank account for deposits. SQL checks the check digits of the IBAN. */
export const BankAccount = z.object({
  bankName: words,
  // What a bank takes, and the QR code of a transfer has room for.
  bankAccountHolder: line().min(1, 'required').max(70, 'account_holder_too_long'),
  bankIban: words.transform(formatIban),
})

/** How to pay by IRIS; with both empty it is not offered. SQL checks the check digit of the tax number. */
export const Iris = z.object({
  irisTaxNumber: line()
    .transform((words) => words.replaceAll(' ', ''))
    .pipe(z.string().regex(/^(\d{9})?$/, 'tax_number_invalid'))
    .default(''),
  irisCode: line().max(500, 'too_long').default(''),
})

/** Who issues the receipts. */
export const Issuer = z.object({
  issuerName: words,
  issuerTaxNumber: line().regex(/^\d{9}$/, 'tax_number_invalid'),
  issuerAddress: words,
})

/** What the legal texts say about the operator beside the issuer. */
export const Operator = z.object({
  registerNumber: words,
  taxOffice: words,
  representative: words,
  operatorPhone: words,
  privacyEmail: Email,
  hostingProvider: words,
  mailProvider: words,
  authorityAddress: words,
  ombudsmanAddress: words,
})

/** To whom minors turn about safety: all of it, or nothing. */
export const Safety = z
  .object({
    safetyName: line().max(200, 'too_long').default(''),
    safetyPhone: PhoneOrNull.transform((phone) => phone ?? ''),
    safetyEmail: z.union([z.literal(''), Email]).default(''),
  })
  .refine((person) => new Set(Object.values(person).map((value) => value === '')).size === 1, {
    error: 'safety_person_whole',
    path: ['safetyName'],
  })

/** Who signs certificates; without a name they have no line for a signature. */
export const Signer = z.object({
  signerName: line().max(200, 'too_long').default(''),
  signerTitle: line().max(200, 'too_long').default(''),
})

export type Bound = { name: string; lowest: number; highest: number; value: number }

/** The limits, each within its bounds. */
export const limitsWithin = (bounds: Bound[]) =>
  z.object(
    Object.fromEntries(
      bounds.map(({ name, lowest, highest }) => {
        const rule = `number_between ${lowest}–${highest}`
        return [name, z.coerce.number(rule).int(rule).min(lowest, rule).max(highest, rule)]
      }),
    ),
  )

/** The parts of the settings, each with a form of its own. */
export const settingParts = ['bank', 'iris', 'issuer', 'operator', 'safety', 'signer', 'limits'] as const
export type SettingPart = (typeof settingParts)[number]

/** Those that may be empty. */
export const optionalParts: readonly SettingPart[] = ['iris', 'safety', 'signer']

/** The confirmation of a change: the new values and those that were shown, as JSON. */
export const ConfirmedSettings = z.object({
  changes: z.string().max(4000),
  seen: z.string().max(4000),
  currentPassword: PasswordAgain,
})

const withdraw = <Intent extends string>(intent: Intent) =>
  ConfirmWithPassword.extend({ intent: z.literal(intent), item: Id })

/** What is written on the page of prices and VAT. */
export const ActOnPrices = z.discriminatedUnion('intent', [
  ConfirmedPrice.extend({ intent: z.literal('price') }),
  ConfirmedVat.extend({ intent: z.literal('vat') }),
  withdraw('withdraw-price'),
  withdraw('withdraw-vat'),
])
