/** Splits a price that includes VAT into net and VAT, in whole cents: 6200 at 24 % → 5000 and 1200. */
export function splitVat(grossCents: number, vatPercent: number) {
  const netCents = Math.round((grossCents * 100) / (100 + vatPercent))
  return { netCents, vatCents: grossCents - netCents }
}
