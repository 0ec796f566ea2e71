import { useSyncExternalStore } from 'react'
import { useFramework } from '~/http/page'
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
  useFramework()
  // Read from the page, so that a choice made before hydration counts.
  const chosen = useSyncExternalStore(
    onChange,
    () => valueOf(country.id),
    () => undefined,
  )
  return (
    <>
      <SelectField {...country} {...{ optional, placeholder }} />
      <div hidden={chosen !== undefined && chosen !== 'GR'}>
        <SelectField {...county} {...{ optional, placeholder }} />
      </div>
    </>
  )
}

function onChange(changed: () => void) {
  document.addEventListener('change', changed)
  return () => document.removeEventListener('change', changed)
}

function valueOf(id: string) {
  const select = document.getElementById(id)
  return select instanceof HTMLSelectElement ? select.value : undefined
}
