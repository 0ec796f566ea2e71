/** Facts of an invented operator, for production starts in tests. */
export const operatorFacts = {
  BANK_NAME: 'Τράπεζα των δοκιμών',
  BANK_HOLDER: 'Σύλλογος των δοκιμών',
  BANK_IBAN: 'GR96 0810 0010 0000 0123 4567 890',
  TEAM_EMAIL: 'team@operator.example',
  ISSUER_NAME: 'Σύλλογος των δοκιμών',
  ISSUER_TAX_NUMBER: '090000045',
  ISSUER_ADDRESS: 'Δοκιμαστηρίου 2, 104 31 Αθήνα',
}
