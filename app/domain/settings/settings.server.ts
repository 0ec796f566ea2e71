import * as acts from '~/db/generated/acts.server'
import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import { Refusal } from '~/db/refusal.server'
import type { Viewer } from '~/viewer/viewer'
import {
  BankAccount,
  Iris,
  Issuer,
  limitsWithin,
  Operator,
  Safety,
  Signer,
  type Bound,
  type SettingPart,
} from './schema'

type Values = Record<string, string | number>

/** The present settings of a part, by name, and the bounds of the limits. */
export async function readSettings(viewer: Viewer) {
  const [bounds, [row], samples] = await read(viewer, (sql) => [
    sql<Row<'setting_bounds'>[]>`select * from api.setting_bounds()`,
    sql<[Row<'constants'>]>`select * from api.constants`,
    sql<{ name: string }[]>`select api.setting_samples() as name`,
  ])
  const {
    bankName,
    bankAccountHolder,
    bankIban,
    irisTaxNumber,
    irisCode,
    issuerName,
    issuerTaxNumber,
    issuerAddress,
  } = row
  const { safetyName, safetyPhone, safetyEmail, signerName, signerTitle } = row
  const operator = Object.keys(Operator.shape).map((name) => [name, row[name as keyof typeof row]])
  return {
    bank: { bankName, bankAccountHolder, bankIban } as Values,
    iris: { irisTaxNumber, irisCode } as Values,
    issuer: { issuerName, issuerTaxNumber, issuerAddress } as Values,
    operator: Object.fromEntries(operator) as Values,
    safety: { safetyName, safetyPhone, safetyEmail } as Values,
    signer: { signerName, signerTitle } as Values,
    limits: Object.fromEntries(bounds.map(({ name, value }) => [camel(name), value])) as Values,
    /** Names of settings that texts print and that are still samples. */
    samples: samples.map(({ name }) => camel(name)),
    bounds: bounds.map((bound): Bound => ({ ...bound, name: camel(bound.name) })),
  }
}

/** The form of a part. */
export const schemaOf = (part: SettingPart, bounds: Bound[]) =>
  ({
    bank: BankAccount,
    iris: Iris,
    issuer: Issuer,
    operator: Operator,
    safety: Safety,
    signer: Signer,
    limits: limitsWithin(bounds),
  })[part]

/**
 * Changes settings. `seen` are the values the change was decided on. Raises right_not_held, password_needed,
 * setting_changed_meanwhile, iban_invalid, tax_number_invalid, account_holder_too_long, safety_person_whole, setting_out_of_bounds.
 */
export function changeSettings(viewer: Viewer, changes: Values, seen: Values) {
  return acts.changeSettings(viewer, { changes: inSql(changes), seen: inSql(seen) })
}

/** Reads values that the check page sent back. Raises generic. */
export function readValues(text: string): Values {
  try {
    return JSON.parse(text) as Values
  } catch {
    throw new Refusal('generic', undefined, 422)
  }
}

const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const inSql = (values: Values) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  )
