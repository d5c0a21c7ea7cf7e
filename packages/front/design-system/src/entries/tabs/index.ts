export { Tabs, type TabItem, type TabsProps } from './tabs';
export { useAddressTab } from './use-address-tab';
