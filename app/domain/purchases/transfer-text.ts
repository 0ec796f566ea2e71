type Transfer = { holder: string; iban: string; cents: number; reference: string }

/**
 * What banks' apps read from the QR code of a transfer in euros: EPC069-12, version 002, in UTF-8, without BIC, purpose
 * and structured reference. A holder that SQL allows fits its 331 bytes.
 */
export const transferText = ({ holder, iban, cents, reference }: Transfer) =>
  [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    holder,
    iban.replaceAll(' ', ''),
    `EUR${(cents / 100).toFixed(2)}`,
    '',
    '',
    reference,
  ].join('\n')
