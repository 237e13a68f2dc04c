import {
  ArrowLeft,
  ArrowRight,
  Check,
  ChevronDown,
  CircleQuestionMark,
  Flame,
  Globe,
  Infinity as Endless,
  Mail,
  Monitor,
  Moon,
  Play,
  ShieldCheck,
  Snowflake,
  Sun,
  SunMoon,
  User,
  Users,
} from 'lucide-react'

/** Compiled into the page as shapes: no icon font, no icon service, no script. */
export const ICONS = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  check: Check,
  'chevron-down': ChevronDown,
  endless: Endless,
  flame: Flame,
  globe: Globe,
  help: CircleQuestionMark,
  mail: Mail,
  monitor: Monitor,
  moon: Moon,
  play: Play,
  'shield-check': ShieldCheck,
  snowflake: Snowflake,
  sun: Sun,
  'sun-moon': SunMoon,
  user: User,
  users: Users,
} as const

export type IconName = keyof typeof ICONS
