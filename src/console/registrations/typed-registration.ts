import type { ConsoleOutput } from '#contract/console/index.ts';

type Registration = ConsoleOutput<'listRegistrations'>['registrations'][number];

/**
 * What the profile can take from a request. Its hint asks for a name as “Asha Negi, Negi General Store”:
 * owner and firm; its address often ends with the PIN code.
 */
export function typedRegistration({
  name,
  email,
  phone,
  address,
}: Pick<Registration, 'name' | 'email' | 'phone' | 'address'>) {
  const [owner = '', ...rest] = name.split(',').map((part) => part.trim());
  const firm = rest.join(', ');
  return {
    ...(owner !== '' && firm !== ''
      ? { owner_name: owner, firm_name: firm }
      : { owner_name: name, firm_name: name }),
    ...{ email, mobile: phone, address, country: 'India' },
    pincode: /(?<!\d)[1-9]\d{5}(?!\d)/.exec(address)?.[0] ?? '',
  };
}
