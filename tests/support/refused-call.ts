import { CallRefused } from './api-client'

/** What a refused call answers: its status and the key of the rule; null if it was not refused. */
export async function refusalOf(call: Promise<unknown>): Promise<[number, string] | null> {
  try {
    await call
    return null
  } catch (error) {
    if (error instanceof CallRefused) return [error.status, error.code]
    throw error
  }
}

/** The fields that a refused call names. */
export async function fieldsRefused(call: Promise<unknown>): Promise<string[]> {
  try {
    await call
    return []
  } catch (error) {
    if (error instanceof CallRefused) return Object.keys(error.fields ?? {}).toSorted()
    throw error
  }
}
