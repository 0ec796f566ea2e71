import { z } from 'zod'

/**
 * A list with its rows of one form. Counting stops at 1,001, which stands for more than 1,000. Short lists come whole:
 * `next` is null.
 */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ result: z.array(row), total: z.int(), next: z.string().nullable() })

/** A list that comes whole. */
export const whole = <Row>(rows: readonly Row[]) => ({ result: [...rows], total: rows.length, next: null })
