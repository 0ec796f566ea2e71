/** A price that includes VAT, in whole cents, as net and tax: 6200 at 24 % → 5000 and 1200. */
export function splitVat(grossCents: number, vatPercent: number) {
  const netCents = Math.round((grossCents * 100) / (100 + vatPercent))
  return { netCents, vatCents: grossCents - netCents }
}
