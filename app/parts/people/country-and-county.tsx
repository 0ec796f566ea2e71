import { useEffect, useState } from 'react'
import type { FieldBinding } from '~/ui/field-shell'
import { SelectField, type SelectFieldProps } from '~/ui/select-field'

type Choice = FieldBinding & Pick<SelectFieldProps, 'label' | 'hint' | 'options' | 'autoComplete'>
type CountryAndCountyProps = {
  country: Choice
  county: Choice
  optional: string
  placeholder: string
}

/** The country, and the regional unit, which only Greece has: with JavaScript it is not shown for another country. */
export function CountryAndCounty({ country, county, optional, placeholder }: CountryAndCountyProps) {
  const [chosen, setChosen] = useState<string>()
  useEffect(() => {
    // Perhaps chosen before the page was hydrated.
    const select = document.getElementById(country.id)
    if (select instanceof HTMLSelectElement) setChosen(select.value)
  }, [country.id])
  return (
    <>
      <div onChange={({ target }) => setChosen((target as HTMLSelectElement).value)}>
        <SelectField {...country} {...{ optional, placeholder }} />
      </div>
      <div hidden={chosen !== undefined && chosen !== 'GR'}>
        <SelectField {...county} {...{ optional, placeholder }} />
      </div>
    </>
  )
}
