import type { FieldBinding } from '~/ui/field-shell'
import { SelectField, type SelectFieldProps } from '~/ui/select-field'

type Choice = FieldBinding & Pick<SelectFieldProps, 'label' | 'hint' | 'options' | 'autoComplete'>
type CountryAndCountyProps = {
  country: Choice
  county: Choice
  optional: string
  placeholder: string
}

/** The country, and the regional unit, which only Greece has: form-script.mjs hides it for another country. */
export function CountryAndCounty({ country, county, optional, placeholder }: CountryAndCountyProps) {
  return (
    <>
      <SelectField {...country} {...{ optional, placeholder }} />
      <div data-applies-to={country.id} data-applies-if="GR">
        <SelectField {...county} {...{ optional, placeholder }} />
      </div>
    </>
  )
}
