import type { FieldMetadata } from '@conform-to/react'
import type { FieldBinding } from './field-shell'

type Translate = (key: string, field?: string) => string

function translated(keys: string[] | undefined, te: Translate, field: string) {
  return keys?.length ? [...new Set(keys)].map((key) => te(key, field)) : undefined
}

/** Converts a conform field to the props of `~/ui/field`. Its errors are keys; `te` translates them. */
export function fieldProps<Schema>(meta: FieldMetadata<Schema>, te: Translate): FieldBinding {
  return {
    id: meta.id,
    name: meta.name,
    defaultValue: meta.defaultValue,
    defaultOptions: meta.defaultOptions,
    defaultChecked: meta.defaultChecked,
    errors: translated(meta.errors, te, meta.name),
    required: meta.required,
    minLength: meta.minLength,
    maxLength: meta.maxLength,
    min: meta.min,
    max: meta.max,
    step: meta.step,
    pattern: meta.pattern,
    multiple: meta.multiple,
  }
}

export type PartsBinding = {
  id: string
  name: string
  required?: boolean
  /** Its parts, or YYYY-MM-DD; `near` is the day chosen among the near ones. */
  defaultValue?: string | { day?: string; month?: string; year?: string; near?: string }
  errors?: string[]
}

/** The same for a date in three fields (`name.day`, `name.month`, `name.year`) with one set of errors. */
export function partsProps<Schema>(meta: FieldMetadata<Schema>, te: Translate): PartsBinding {
  return {
    id: meta.id,
    name: meta.name,
    required: meta.required,
    defaultValue: meta.initialValue as PartsBinding['defaultValue'],
    errors: translated(Object.values(meta.allErrors).flat(), te, meta.name),
  }
}
